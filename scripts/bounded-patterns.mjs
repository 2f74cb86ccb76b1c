/*
 * Regular expressions that would take long on a long text, and why they never meet one. Every other one of the site is
 * linear, which patterns.test.ts holds: a new one that is not is mended, or gets its line and reason here.
 */
export const boundedPatterns = [
  {
    file: 'app/wings/seo-tools/internal-links/engine/text/light-stem.ts',
    source: '^[^aeiou]*[aeiouy]+[^aeiou]+$',
    reason: 'words of at most 40 letters (asciiWord)',
  },
  {
    file: 'app/wings/planner/stacks/engine/compatibility.ts',
    source: ' and ([^,]*)$',
    reason: 'names of the catalog of technologies, four at most',
  },
  {
    file: 'app/wings/web/seo-analysis/reading/rules/italian.ts',
    source: '[iuj]*([aeoàèéò])[iu]*',
    reason: 'words of at most 60 letters (MAX_READ)',
  },
  {
    file: 'app/wings/web/seo-analysis/reading/rules/spanish.ts',
    source: '[iuüy]*([aeoáéó])[iuüy]*',
    reason: 'words of at most 60 letters (MAX_READ)',
  },
  {
    file: 'app/wings/web/seo-analysis/reading/rules/portuguese.ts',
    source: '(?<=[áéíóúâêô].*)[iu](?=[aeo]s?$)',
    reason: 'words of at most 60 letters (MAX_READ)',
  },
  {
    file: 'app/platform/security/content-security-policy.server.ts',
    source: '<script([^>]*)>([\\s\\S]*?)<\\/script>',
    reason: 'a document that React rendered: what is not ours is escaped, and each script is closed',
  },
  {
    file: 'app/platform/mail/render-mail.server.ts',
    source: '<a [^<>]*?href="([^"]*)"[^<>]*>([\\s\\S]*?)<\\/a>',
    reason: 'a mail that React rendered: what is not ours is escaped, and each link is closed',
  },
  {
    file: 'app/rich-text/outline.ts',
    source: '<h([23])([^<>]*)>([\\s\\S]*?)<\\/h\\1>',
    reason: 'clean HTML: each heading is closed, and none stands deeper than sixty tags',
  },
]

/** Those that are put together while the site runs, as they are then. */
export const composedPatterns = [
  { file: 'app/wings/shop/licenses/license-key.server.ts', pattern: /.{5}/g },
  { file: 'app/wings/planner/plans/engine/citations.ts', pattern: /^(R|S|T)-\d+(\.\d+)?$/ },
  {
    file: 'app/wings/planner/plans/engine/vague-words.ts',
    pattern: /(?<![\w-]|\bhow )(fast|user-friendly|as needed|state of the art)(?![\w-])/gi,
  },
  { file: 'app/shell/planner/planner-layout.tsx', pattern: /^\/planner\/(board|new|build-guide)(\/|$)/ },
  { file: 'app/shell/public-pages.ts', pattern: /^\/planner\/./ },
]
