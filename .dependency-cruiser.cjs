/*
 * The way imports may go: shell → wings → kits → rich-text → ui → platform, never back. Each rule says in its comment what to
 * do instead. The files are seen as scripts/imports.mjs shows them: every name ends in .js, and an import of types alone
 * counts as `require`.
 */
// from above to below
const WINGS = ['notes', 'planner', 'reports', 'seo-tools', 'content', 'shop', 'publishing', 'events', 'web', 'site']

const TESTS = '\\.(test|spec)\\.js$|^tests/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'downhill-only-platform',
      comment:
        'platform/ knows no product: hand in what it needs as a parameter, or move the file up to where it is used.',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: TESTS },
      to: { path: '^app/(ui|rich-text|kits|wings|shell)/' },
    },
    {
      name: 'downhill-only-ui',
      comment: 'ui/ draws without product words: pass texts and data as properties, or move the part into its room.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: TESTS },
      to: { path: '^app/(rich-text|kits|wings|shell)/' },
    },
    {
      name: 'downhill-only-rich-text',
      comment: 'rich-text/ is about the document format only: what a room adds to it is handed in by that room.',
      severity: 'error',
      from: { path: '^app/rich-text/', pathNot: TESTS },
      to: { path: '^app/(kits|wings|shell)/' },
    },
    {
      name: 'downhill-only-kits',
      comment: 'A kit is one idea without product words: pass in what a room knows, or move the part into its room.',
      severity: 'error',
      from: { path: '^app/kits/', pathNot: TESTS },
      to: { path: '^app/(wings|shell)/' },
    },
    {
      name: 'downhill-only-wings',
      comment: 'A wing does not know the shell: the wings meet there, not the other way round.',
      severity: 'error',
      from: { path: '^app/wings/', pathNot: TESTS },
      to: { path: '^app/shell/' },
    },
    ...WINGS.map((wing, place) => ({
      name: 'downhill-only-between-wings',
      comment: `A wing imports only wings below it (${WINGS.join(' → ')}): let the shell hand in what you need, or move it down.`,
      severity: 'error',
      from: { path: `^app/wings/${wing}/`, pathNot: TESTS },
      to: { path: '^app/wings/', pathNot: `^app/wings/(${WINGS.slice(place).join('|')})/` },
    })),
    {
      name: 'front-door',
      comment: "Another room is entered by its top-level files: move what you need there, or call that room's queries.",
      severity: 'error',
      from: { path: '^app/wings/([^/]+/[^/]+)/', pathNot: TESTS },
      to: { path: '^app/wings/[^/]+/[^/]+/[^/]+/', pathNot: '^app/wings/$1/' },
    },
    {
      name: 'front-door-of-rooms',
      comment: "Outside of the wings, too, only a room's top-level files are imported.",
      severity: 'error',
      from: { path: '^(app/(shell|ui|rich-text|platform)|server)/', pathNot: TESTS },
      to: { path: '^app/wings/[^/]+/[^/]+/[^/]+/' },
    },
    {
      name: 'routes-are-leaves',
      comment: 'A page is reached by its URL: move what two pages share out of routes/, one level up.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: TESTS },
      to: { path: '(^|/)routes/[^/]+$' },
    },
    {
      name: 'app-without-server',
      comment: 'server/ starts the application and hands everything in; nothing in app/ reaches back to the process.',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: { path: '^server/' },
    },
    {
      name: 'browser-stays-out-of-the-server',
      comment: 'ui/ is drawn in the browser too: what touches the database, secrets or Node is called by a loader.',
      severity: 'error',
      from: { path: '^app/(ui|wings/[^/]+/[^/]+/ui)/', pathNot: TESTS },
      to: { path: '\\.server\\.js$', dependencyTypesNot: ['require'] },
    },
    {
      name: 'tests-stay-out',
      comment: 'What is shipped must not need its tests: move what both use out of the test.',
      severity: 'error',
      from: { path: '^(app|server|scripts)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other hide a third: move what both use into it.',
      severity: 'error',
      from: { path: '^(app|server)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['require'] } },
    },
  ],
}
