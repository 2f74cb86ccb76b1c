import { useVersionedForm } from '~/kits/editing/use-versioned-form'
import { Button } from '~/ui/workspace/button'
import { EditConflictNotice } from '~/ui/workspace/edit-conflict-notice'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import { settingsClient } from '~/wings/site/settings/api'
import { defaultMenus, type Menus, menuLimits } from '~/wings/site/settings/menus'
import { MenuTreeField } from './menu-tree-field'

const navigationRules = { ...menuLimits.navigation, canNest: true }
const footerRules = { ...menuLimits.footer, canNest: false }
const SAVED = 'Menus saved.'

/** The menus of every page, each as a tree. */
export function MenusScreen({ stored }: { stored: Menus }) {
  const form = useVersionedForm<Menus, Menus>({
    stored,
    toValue: (menus) => menus,
    describeSave: (menus, basedOn) => settingsClient.put('/menus', { json: { menus, basedOn } }),
  })
  const { value, errors } = form
  const errorsOf = (menu: keyof Menus) => (path: string) => errors[['menus', menu, path].filter(Boolean).join('.')]
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        form.save(SAVED)
      }}
    >
      {form.isConflicting && (
        <EditConflictNotice
          title="The menus were changed since you opened them."
          onUseTheirs={form.takeTheirs}
          onKeepMine={() => form.keepMine(SAVED)}
        />
      )}
      <p className="text-dense text-muted">
        Drag items by their handle, or use the buttons or Alt with an arrow key. Links to pages that are not published
        are left out.
      </p>
      <MenuTreeField
        title="Navigation bar"
        hint="Links below an item open from it. Such an item may have no URL of its own."
        noun="link"
        tree={value.navigation}
        rules={navigationRules}
        errorAt={errorsOf('navigation')}
        onChange={(navigation) => form.setValue((menus) => ({ ...menus, navigation }))}
      />
      <MenuTreeField
        title="Footer"
        hint="Columns of links at the end of every page."
        noun="column"
        tree={value.footer}
        rules={footerRules}
        errorAt={errorsOf('footer')}
        onChange={(footer) => form.setValue((menus) => ({ ...menus, footer }))}
      />
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
        <Button type="submit" variant="primary" disabled={form.isSaving || !form.isUnsaved}>
          {form.isSaving ? 'Saving' : 'Save'}
        </Button>
        <Button
          variant="quiet"
          disabled={form.isSaving || JSON.stringify(form.base) === JSON.stringify(defaultMenus)}
          onClick={() => form.save('Menus reset to default.', defaultMenus)}
        >
          Reset to default
        </Button>
      </div>
      <UnsavedChangesGuard isUnsaved={() => form.isUnsaved} />
    </form>
  )
}
