import { ArrowLeft } from 'lucide-react'
import { findOwnTitle, findStoredSettings } from '~/domains/page-settings/find-page-settings.server'
import { PageSettingsForm } from '~/domains/page-settings/page-settings-form'
import { settingsPath } from '~/domains/page-settings/settings-path.server'
import { pageTitle } from '~/domains/patterns/page-title'
import { fillPattern, noPattern, wordsOfStudio } from '~/domains/patterns/pattern'
import { findPatterns } from '~/domains/patterns/queries.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { patternKindAt } from '~/shell/pattern-kind'
import { findPatternWords } from '~/shell/pattern-words.server'
import { fixedPages } from '~/shell/public-pages'
import { useBrand } from '~/shell/use-brand'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import type { Route } from './+types/admin-seo-page'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const path = settingsPath(url)
  const title = (await findOwnTitle(db, path)) ?? fixedPages.find((page) => page.path === path)?.title
  if (title === undefined) throw notFound('Page')
  const words = (await findPatternWords(db, path)) ?? { title, description: '' }
  const kind = patternKindAt(path)
  const pattern = kind ? (await findPatterns(db))[kind] : noPattern
  return { path, title, words, pattern, stored: await findStoredSettings(db, path) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? 'Page'} – SEO Settings` }, { name: 'robots', content: 'noindex' }]
}

export default function AdminSeoPage({ loaderData }: Route.ComponentProps) {
  const { path, title, stored, words, pattern } = loaderData
  const studio = useBrand()
  const all = { ...words, ...wordsOfStudio(studio) }
  const own = {
    path,
    brandName: studio.brand.name,
    host: studio.origin.replace(/^https?:\/\//, ''),
    name: words.title ?? title,
    title: path === '/' ? title : pageTitle(pattern.title, all),
    description: fillPattern(pattern.description, all) || (words.description ?? ''),
  }
  return (
    <>
      <PageHeader
        title={title}
        text={path}
        actions={
          <ButtonLink to="/admin/seo-settings/pages" icon={ArrowLeft} variant="quiet">
            All pages
          </ButtonLink>
        }
      />
      <PageSettingsForm key={path} own={own} stored={stored} />
    </>
  )
}
