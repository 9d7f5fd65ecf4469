/** One row of the specification's route table (section 2.2), with the other spellings that the site's menus use. */
interface SpecifiedRoute {
  readonly path: string;
  /** The heading of the page: the table's words where they are a title, a pattern where they describe the page. */
  readonly heading: string | RegExp;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
}

/**
 * The specification's route table, written out: what was ordered, whatever the data say. The one parameter of the
 * table, the payment's id, is left out of its path.
 */
const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [
  { path: '/', heading: /Afro-Mediterranean International Conference on Artificial Intelligence/ },
  { path: '/programchairs', heading: 'Program Committee Chairs' },
  { path: '/steeringCommittee', heading: 'Steering committee' },
  { path: '/posterSessionCoChairs', heading: 'Poster Session Chairs' },
  { path: '/specialSessionCoChairs', heading: 'Special Sessions Chair and Co-Chairs' },
  { path: '/doctoralConsortiumCoChairs', heading: 'Doctoral Consortium Chairs' },
  { path: '/industrialPanelCoChairs', heading: 'Industrial Panel Chair(s)' },
  { path: '/demoTrackCoChairs', heading: 'Demo Track Chairs' },
  { path: '/competitionsChallengesCoChairs', heading: 'Competitions & Challenges Chair(s)' },
  { path: '/Finance&RegistrationChairs', heading: 'Finance & Registration Chairs' },
  { path: '/PublicityChairs', heading: 'Publicity Chairs' },
  { path: '/PublicationChairs', heading: 'Publication Chairs' },
  { path: '/LocalOrganizingCommittee', heading: 'Local Organizing Committee' },
  { path: '/callForPapers', heading: 'Call for Papers / Submission Guidelines', aliases: ['/submissionGuidlines'] },
  { path: '/callforspecialSession', heading: /special sessions/i, aliases: ['/callForSpecialSession'] },
  { path: '/CallForPosterSession', heading: /poster/i, aliases: ['/CallPosterSession'] },
  { path: '/CallForDoctoralConsortium', heading: /doctoral consortium/i, aliases: ['/callForDoctoralConsortium'] },
  { path: '/CallForIndustrialPanel', heading: /industrial panel/i },
  { path: '/CallForDemoTrack', heading: /demo track/i },
  { path: '/CallForCompetitions&ChallengesTrack', heading: /competitions and challenges/i },
  { path: '/attending', heading: 'Attending' },
  { path: '/topicsList', heading: 'Topics' },
  { path: '/programCommittee', heading: 'Program Committee' },
  { path: '/AcceptedSpecialSessions', heading: 'Accepted Special Sessions' },
  { path: '/AIHealthCare', heading: 'AI-Healthcare' },
  { path: '/AIReliability', heading: 'AI & Reliability' },
  { path: '/IntelligentTELA', heading: 'Intelligent TELA' },
  { path: '/AICyberDef', heading: 'AI-CyberDef' },
  { path: '/AIAgriculture', heading: 'AI-Agriculture' },
  { path: '/Parallelcomputing', heading: 'Parallel computing for AI and IoT' },
  { path: '/AISustainable', heading: 'AI-sustainable 4.0 Supply Chain' },
  { path: '/AIBlockchain', heading: 'Blockchain & AI' },
  { path: '/AICloud', heading: 'AI Cloud Computing' },
  { path: '/AIMLBigDataAnalytics', heading: 'AI ML-Big Data Analytics' },
  { path: '/IAForSmartCity', heading: /smart city in North Africa/i },
  { path: '/ImportantDates', heading: 'Important Dates' },
  { path: '/Registration', heading: 'Registration', aliases: ['/registration'] },
  { path: '/Registrationnotif', heading: 'Registration Notification' },
  { path: '/Registrationok', heading: 'Payment result' },
  { path: '/Registrationno', heading: 'Payment failed' },
  { path: '/pay', heading: 'Payment form' },
  { path: '/aiindustry4.0', heading: /industrial panel on AI in industry 4\.0/i },
  { path: '/finalschedule', heading: 'Final schedule' },
  { path: '/iacybersecurity', heading: /AI for cybersecurity/i },
];

/** The pages that the site has beside the table: what it promises its visitors. */
const OWN_PAGES: readonly SpecifiedRoute[] = [
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/privacy', heading: 'Privacy' },
];

/** Every page of the site but the error screen, once. */
export const ROUTES = [...SPECIFIED_ROUTES, ...OWN_PAGES];

/** Every address of the site, other spellings included, with the address of record. */
export const ADDRESSES = ROUTES.flatMap(({ path, aliases = [], heading }) =>
  [path, ...aliases].map((address) => ({ address, canonical: path, heading })),
);

/** The sections of the home page in the order of section 2.3; the footer closes every page. */
export const HOME_ANCHORS = [
  'intro',
  'sponsorship',
  'news',
  'objectives',
  'importantdates',
  'speakers',
  'topics',
  'partners',
  'chairs',
  'committees',
  'footer',
] as const;
