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
  // the patterns of the idea's reader are made of words of knowledge/plans/reading; each stands here with a few of them
  {
    file: 'app/wings/planner/plans/ai/reading/grounding.ts',
    pattern:
      /(?<![\p{L}\p{N}])(?:\d{1,3}(?:[.,’' \u00a0\u202f]\d{3})+|\d{1,9}(?:[.,]\d{1,2})?|(?:one|two)(?:-(?:one|two))?)(?![\p{L}\p{N}])/giu,
  },
  {
    file: 'app/wings/planner/plans/brief/classify-clause.ts',
    pattern: /(?<![a-zA-Z0-9\u00c0-\u024f])(?:not,?\s{1,3}wanted|either)(?![a-zA-Z0-9\u00c0-\u024f])[\s.!]*$/i,
  },
  {
    file: 'app/wings/planner/plans/brief/reading-language.ts',
    pattern:
      /^([^.!]{1,120}?)(?:[,:;?]\s{1,3}|\s[-–—]\s)(?<![a-zA-Z0-9\u00c0-\u024f])(?:no,?\s{1,3}thanks|never|no)(?![a-zA-Z0-9\u00c0-\u024f])[\s.!]*$/i,
  },
  { file: 'app/wings/planner/plans/brief/idea-clauses.ts', pattern: /\s(?=(?:and|or|but)\s)/gi },
  {
    file: 'app/wings/planner/plans/brief/phrase-pattern.ts',
    pattern:
      /(?<![a-zA-Z0-9\u00c0-\u024f])(?:there,?\s{1,3}shall,?\s{1,3}(?:\S{1,30}\s{1,3}){0,4}?be,?\s{1,3}no|inspect[a-zA-Z0-9\u00c0-\u024f-]{0,25})(?![a-zA-Z0-9\u00c0-\u024f])/i,
  },
  {
    file: 'app/wings/planner/plans/brief/read-budget.ts',
    pattern: /(?<![a-zA-Z0-9\u00c0-\u024f.,])(?:([$€£])\s?)?(\d{1,9})\s?(thousand|k)?\s?([$€£]|euros?)?/i,
  },
  {
    file: 'app/wings/planner/plans/brief/read-named-limits.ts',
    pattern:
      /(?<![\p{L}\p{N}])(?:(?<!\p{L})\p{Lu}[\p{L}&'’-]{0,40}\s(?:(?:and|of|at)\s)?){1,7}(?:Act|Law)(?:\s(?:19|20)\d{2})?(?![\p{L}\p{N}])/u,
  },
  {
    file: 'app/wings/planner/plans/brief/read-schedule.ts',
    pattern: /(?<![a-zA-Z0-9\u00c0-\u024f])(?:by|before)\s(?:\S{1,20}\s){0,3}?(?:May|June|Easter)/i,
  },
  {
    file: 'app/wings/planner/plans/brief/read-team.ts',
    pattern: /(?<![a-zA-Z0-9\u00c0-\u024f.])(\d{1,3})\s(?!hours)(?:[a-zA-Z0-9\u00c0-\u024f'’-]+\s){0,3}$/i,
  },
]
