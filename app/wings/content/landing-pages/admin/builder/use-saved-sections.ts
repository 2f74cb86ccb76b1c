import { useCallback, useEffect, useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { landingPagesClient } from '../../api'
import type { Block } from '../../block-schema'
import type { SavedSection } from '../../saved-section'

/** The saved sections, asked for when they are shown. */
export function useSavedSections() {
  const [sections, setSections] = useState<SavedSection[]>()
  const [fault, setFault] = useState<string>()

  const load = useCallback(async () => {
    setFault(undefined)
    const reply = await callApi(landingPagesClient.get('/sections'))
    if (reply.ok) setSections(reply.body.sections)
    else setFault(reply.message)
  }, [])
  useEffect(() => void load(), [load])

  async function remove({ id, name }: SavedSection) {
    const reply = await callApi(landingPagesClient.delete('/sections/:sectionId', { param: { sectionId: id } }))
    if (!reply.ok) return showToast(reply.message, 'error')
    showToast(`“${name}” deleted.`, 'success', { label: 'Undo', onClick: () => void bringBack(reply.body) })
    await load()
  }

  async function bringBack(section: SavedSection) {
    const reply = await callApi(landingPagesClient.post('/sections', { json: section }))
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
  return callApi(landingPagesClient.patch('/sections/:sectionId', { param: { sectionId: id }, json: { name } }))
}

export function postSection(name: string, blocks: Block[]) {
  return callApi(landingPagesClient.post('/sections', { json: { id: newUuid(), name, blocks } }))
}
