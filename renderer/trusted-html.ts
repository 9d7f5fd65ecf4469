/** The part of Trusted Types that is used (https://www.w3.org/TR/trusted-types/); not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Rules) => Rules;
}

interface Rules {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

// The content security policy lets scripts make this one policy, once, and turns away text that did not pass it.
const policy = trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  // Of this site alone, in few letters: pages load this at once.
  createScriptURL: (address) => (/^\/\w/.test(address) ? address : ''),
});

/**
 * HTML that the site itself has made, for a browser that takes no other. It is for the compiler's texts and for pages of
 * this site, never for what somebody typed or another service answered. It can be used as a string is.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The address of a script of the site itself; that of another is refused. */
export const trustedScriptAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
