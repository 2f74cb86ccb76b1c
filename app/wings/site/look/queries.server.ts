import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import { findSetting } from '~/wings/site/settings/queries.server'
import { declareFonts, fontFilesToPreload } from './font-faces.server'
import { defaultLook, hasCode, type Look, lookCss } from './look'
import { hashScripts, readOwnCode } from './own-code.server'

export const LOOK_TAG = 'look'

export const findLook = cachedUntilChanged(LOOK_TAG, async (db): Promise<Look> => {
  return { ...defaultLook, ...((await findSetting(db, 'look')) as Partial<Look> | undefined) }
})

/** What pages need to be drawn in the look, and their own code. */
export const findPageLook = cachedUntilChanged(LOOK_TAG, async (db) => {
  const look = await findLook(db)
  const { css, headCode, bodyCode, scriptOrigins } = look
  const scripts = [
    ...readOwnCode(headCode, { place: 'head', scriptOrigins }).inlineScripts,
    ...readOwnCode(bodyCode, { place: 'body', scriptOrigins }).inlineScripts,
  ]
  const preloads = fontFilesToPreload(look)
  const defaultPreloads = fontFilesToPreload(defaultLook)
  return {
    /** For the loader of all pages: small. */
    shown: {
      css: lookCss(look, declareFonts(look)),
      preloads,
      workspacePreloads: JSON.stringify(preloads) === JSON.stringify(defaultPreloads) ? undefined : defaultPreloads,
      hasOwnCode: hasCode(look),
    },
    ownCss: css,
    ownCode: { head: headCode, body: bodyCode, scriptHashes: hashScripts(scripts), scriptOrigins },
  }
})
