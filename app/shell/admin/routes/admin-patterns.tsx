import { wordsOfStudio } from '~/domains/patterns/pattern'
import { PatternsScreen } from '~/domains/patterns/patterns-screen'
import { findPatterns } from '~/domains/patterns/queries.server'
import { databaseContext } from '~/platform/context.server'
import { findPatternExamples } from '~/shell/pattern-words.server'
import { useBrand } from '~/shell/use-brand'
import type { Route } from './+types/admin-patterns'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return { patterns: await findPatterns(db), examples: await findPatternExamples(db) }
}

export function meta() {
  return [{ title: 'Patterns – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminPatterns({ loaderData }: Route.ComponentProps) {
  const studio = useBrand()
  return <PatternsScreen {...loaderData} studio={wordsOfStudio(studio)} host={new URL(studio.origin).host} />
}
