/**
 * The sessionStorage key that says that the title of the home page has been typed in this visit. In a file of its own, since
 * what two chunks of the browser's script share is loaded by both.
 */
export const TYPED_KEY = 'typed';
