import { useVersionedForm } from '~/kits/editing/use-versioned-form'
import { crawlersClient } from '../api'
import { DEFAULT_ROBOTS_TXT } from '../robots'

/** robots.txt while somebody writes it; null stands for the site's own. */
export function useRobotsForm(stored: string | null) {
  const { value, base, errors, save, keepMine, setValue, ...form } = useVersionedForm<string | null, string | null>({
    stored,
    toValue: (text) => text,
    describeSave: (text, basedOn, isConfirmed) =>
      crawlersClient.put('/robots', { json: { text, basedOn, isConfirmed } }),
  })
  return {
    ...form,
    text: value ?? DEFAULT_ROBOTS_TXT,
    error: errors.text,
    isOwn: base === null,
    change: (text: string) => setValue(base === null && text === DEFAULT_ROBOTS_TXT ? null : text),
    save: () => save('robots.txt saved.'),
    reset: () => save('robots.txt reset to default.', null),
    keepMine: () => keepMine('robots.txt saved.'),
  }
}

export type RobotsFormState = ReturnType<typeof useRobotsForm>
