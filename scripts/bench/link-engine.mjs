import path from 'node:path'
import { runnerImport } from 'vite'

/** The link engine as it is in the sources. */
export async function linkEngine() {
  const { compileRules } = /** @type {typeof import('~/domains/internal-links/engine/placing/compile-rules')} */ (
    await load('placing/compile-rules.ts')
  )
  const { planPage } = /** @type {typeof import('~/domains/internal-links/engine/placing/plan-page')} */ (
    await load('placing/plan-page.ts')
  )
  const { parseText: readText } =
    /** @type {typeof import('~/domains/internal-links/engine/reading/readable-text')} */ (
      await load('reading/readable-text.ts')
    )
  const { PageIndex } = /** @type {typeof import('~/domains/internal-links/engine/suggesting/page-index')} */ (
    await load('suggesting/page-index.ts')
  )
  const { suggestInbound, suggestOutbound } =
    /** @type {typeof import('~/domains/internal-links/engine/suggesting/suggest')} */ (
      await load('suggesting/suggest.ts')
    )
  const { findInboundCandidates: inboundCandidates } =
    /** @type {typeof import('~/domains/internal-links/engine/suggesting/inbound-candidates')} */ (
      await load('suggesting/inbound-candidates.ts')
    )
  const { compareWithTitleMatching: compareWithTitles } =
    /** @type {typeof import('~/domains/internal-links/engine/quality/measure')} */ (await load('quality/measure.ts'))
  return {
    compileRules,
    planPage,
    readText,
    PageIndex,
    suggestInbound,
    suggestOutbound,
    inboundCandidates,
    compareWithTitles,
  }
}

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app/domains/internal-links/engine', file), config)).module
}
