/** A pattern of words in a sentence that tells when the conference itself is; without its case, and of parts of words too. */
export const OF_THE_EVENT =
  'conference|symposium|workshop|held|takes? place|édition|conférence|colloque|tiendra|tient|المؤتمر|الدورة|ينعقد';
