import path from 'node:path'
import { runnerImport } from 'vite'

/** The link engine as it is in the sources. */
export async function linkEngine() {
  const { compileRules } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/engine/placing/compile-rules')} */ (
      await load('wings/seo-tools/internal-links/engine/placing/compile-rules.ts')
    )
  const { planPage } = /** @type {typeof import('~/wings/seo-tools/internal-links/engine/placing/plan-page')} */ (
    await load('wings/seo-tools/internal-links/engine/placing/plan-page.ts')
  )
  const { parseText } = /** @type {typeof import('~/wings/seo-tools/internal-links/engine/text/parse-text')} */ (
    await load('wings/seo-tools/internal-links/engine/text/parse-text.ts')
  )
  const { PageIndex } = /** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/page-index')} */ (
    await load('wings/seo-tools/internal-links/engine/suggestions/page-index.ts')
  )
  const { suggestInbound, suggestOutbound } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/suggest-links')} */ (
      await load('wings/seo-tools/internal-links/engine/suggestions/suggest-links.ts')
    )
  const { findInboundCandidates } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/engine/suggestions/find-inbound-candidates')} */ (
      await load('wings/seo-tools/internal-links/engine/suggestions/find-inbound-candidates.ts')
    )
  const { compareWithTitleMatching } =
    /** @type {typeof import('../../tests/support/sample-site/suggestion-quality')} */ (
      await load('../tests/support/sample-site/suggestion-quality.ts')
    )
  return {
    compileRules,
    planPage,
    readText: parseText,
    PageIndex,
    suggestInbound,
    suggestOutbound,
    inboundCandidates: findInboundCandidates,
    compareWithTitles: compareWithTitleMatching,
  }
}

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app', file), config)).module
}
