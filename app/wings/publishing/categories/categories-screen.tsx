import { Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { type CategoryKind, MAX_CATEGORIES } from './category'
import type { ListedCategory } from './queries.server'
import { CategoryDialog } from './ui/category-dialog'
import { CategoryList } from './ui/category-list'
import { DeleteCategoryDialog } from './ui/delete-category-dialog'

export interface CategoriesScreenProps {
  kind: CategoryKind
  /** What is in them: "post". */
  noun: string
  /** The head that the screen shares with others. */
  Header: ComponentType<{ actions?: ReactNode }>
  categories: ListedCategory[]
  /** Where visitors see what is in a category, by its slug. */
  pathOf: (slug: string) => string
  /** Where those who write see it. */
  listPathOf: (slug: string) => string
}

/** The categories of posts or of products, in the order of the site. */
export function CategoriesScreen({ kind, noun, Header, categories, pathOf, listPathOf }: CategoriesScreenProps) {
  const [edited, setEdited] = useState<ListedCategory | 'new'>()
  const [deleted, setDeleted] = useState<ListedCategory>()
  const begin = (
    <Button
      variant="primary"
      icon={Plus}
      disabled={categories.length >= MAX_CATEGORIES}
      onClick={() => setEdited('new')}
    >
      New category
    </Button>
  )
  return (
    <>
      <Header actions={begin} />
      {categories.length === 0 ? (
        <EmptyState title="No categories yet" text={`Categories group ${noun}s. Visitors can filter by them.`} />
      ) : (
        <CategoryList
          kind={kind}
          noun={noun}
          categories={categories}
          pathOf={pathOf}
          listPathOf={listPathOf}
          onEdit={setEdited}
          onDelete={setDeleted}
        />
      )}
      <CategoryDialog kind={kind} edited={edited} pathOf={pathOf} onClose={() => setEdited(undefined)} />
      <DeleteCategoryDialog
        noun={noun}
        category={deleted}
        others={categories.filter(({ id }) => id !== deleted?.id)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  )
}
