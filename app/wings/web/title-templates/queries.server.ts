import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import { findSetting } from '~/wings/site/settings/queries.server'
import { emptyTitleTemplate, type TitleTemplate, type TitleTemplateKind, titleTemplateKinds } from './title-template'

export type TitleTemplates = Record<TitleTemplateKind, TitleTemplate>

/** The patterns of all kinds; empty where there is none. */
export const findTitleTemplates = cachedUntilChanged('title-templates', async (db): Promise<TitleTemplates> => {
  const written = (await findSetting(db, 'title-templates')) as Partial<TitleTemplates> | undefined
  return Object.fromEntries(
    titleTemplateKinds.map((kind) => [kind, { ...emptyTitleTemplate, ...written?.[kind] }]),
  ) as TitleTemplates
})

/** What a page of this kind shows, besides itself. */
export const titleTemplateTag = (kind: TitleTemplateKind) => `title-templates:${kind}`
