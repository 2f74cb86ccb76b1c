import { useNavigate } from 'react-router'
import { useChange } from '~/ui/workspace/use-change'
import { editTemplatePath, trashPath } from '../paths'

interface Done {
  ids: string[]
}

const counted = (ids: string[]) => (ids.length === 1 ? 'Template' : `${ids.length} templates`)

/** What can be done with templates of the list, each with a way back. */
export function useTemplateDeeds() {
  const change = useChange()
  const navigate = useNavigate()

  const remove = (ids: string[]) =>
    change<Done>({
      ...{ path: trashPath, json: { ids } },
      done: (body) => `${counted(body.ids)} moved to the trash.`,
      undo: (body) =>
        body.ids.length === 0 ? undefined : { path: trashPath, method: 'DELETE', json: body, done: 'Back as it was.' },
    })

  const takeBack = (ids: string[]) =>
    change<Done>({
      ...{ path: trashPath, method: 'DELETE', json: { ids } },
      done: (body) => `${counted(body.ids)} taken back.`,
      undo: (body) =>
        body.ids.length === 0 ? undefined : { path: trashPath, json: body, done: 'In the trash again.' },
    })

  async function duplicate(id: string) {
    let copyId = ''
    await change<{ id: string }>({
      path: `${editTemplatePath(id)}/copy`,
      done: (copy) => {
        copyId = copy.id
        return 'Copied.'
      },
    })
    if (copyId) await navigate(editTemplatePath(copyId))
  }

  return { remove, takeBack, duplicate }
}

export type TemplateDeeds = ReturnType<typeof useTemplateDeeds>
