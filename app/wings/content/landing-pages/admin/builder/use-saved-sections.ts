import { useCallback, useEffect, useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { type ApiResult, callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import type { Block } from '../../block-schema'
import type { SavedSection } from '../../saved-section'

export const sectionsPath = '/admin/landing-pages/sections'

/** The saved sections, asked for when they are shown. */
export function useSavedSections() {
  const [sections, setSections] = useState<SavedSection[]>()
  const [fault, setFault] = useState<string>()

  const load = useCallback(async () => {
    setFault(undefined)
    const reply = await callApi<{ sections: SavedSection[] }>({ path: sectionsPath, method: 'GET' })
    if (reply.ok) setSections(reply.body.sections)
    else setFault(reply.message)
  }, [])
  useEffect(() => void load(), [load])

  async function remove({ id, name }: SavedSection) {
    const reply = await callApi<SavedSection>({ path: `${sectionsPath}/${id}`, method: 'DELETE' })
    if (!reply.ok) return showToast(reply.message, 'error')
    showToast(`“${name}” deleted.`, 'success', { label: 'Undo', onClick: () => void bringBack(reply.body) })
    await load()
  }

  async function bringBack(section: SavedSection) {
    const reply = await callApi({ path: sectionsPath, json: section })
    if (!reply.ok) return showToast(reply.message, 'error')
    showToast('Undone.')
    await load()
  }

  /** Answers what is wrong with the name, if anything is. */
  async function rename({ id, name: before }: SavedSection, name: string) {
    const reply = await patchSectionName(id, name)
    if (!reply.ok) return reply.fields?.name ?? reply.message
    const run = () => void patchSectionName(id, before).then(load)
    showToast(`Renamed to “${name}”.`, 'success', { label: 'Undo', onClick: run })
    await load()
  }

  return { sections, fault, load, remove, rename }
}

function patchSectionName(id: string, name: string) {
  return callApi({ path: `${sectionsPath}/${id}`, method: 'PATCH', json: { name } })
}

export function postSection(name: string, blocks: Block[]): Promise<ApiResult<SavedSection>> {
  return callApi<SavedSection>({ path: sectionsPath, json: { id: newUuid(), name, blocks } })
}
