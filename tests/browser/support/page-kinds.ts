/** One address of each kind of page, of each that looks different among its kind, and one that leads nowhere. */
export const PAGE_KINDS = [
  '/',
  '/programchairs',
  '/programCommittee',
  '/callForPapers',
  '/topicsList',
  '/AcceptedSpecialSessions',
  '/AIAgriculture',
  '/ImportantDates',
  '/Registration',
  '/Registrationnotif',
  '/pay',
  '/Registrationok',
  '/Registrationno',
  '/attending',
  '/accessibility',
  '/finalschedule',
  '/aiindustry4.0',
  '/iacybersecurity',
  '/nowhere',
] as const;

const kinds: ReadonlySet<string> = new Set(PAGE_KINDS);

/** Whether a page stands for all of its kind. */
export const standsForItsKind = (path: string): boolean => kinds.has(path);
