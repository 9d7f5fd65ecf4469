/** Links an e-mail address. Lines break after the @ rather than within a word. */
export function MailLink({ email }: { readonly email: string }) {
  const [mailbox, host] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {`${mailbox}@`}
      <wbr />
      {host}
    </a>
  );
}
