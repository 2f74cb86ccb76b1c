import { useCallback, useEffect, useState } from 'react'
import { type ApiReply, callApi } from '~/platform/api-client'
import { newId } from '~/platform/new-id'
import { showToast } from '~/ui/toasts'
import type { Block } from '../../block-schema'
import type { Section } from '../../sections/section'

export const sectionsPath = '/admin/landing-pages/sections'

/** The saved sections, asked for when they are shown. */
export function useSections() {
  const [sections, setSections] = useState<Section[]>()
  const [fault, setFault] = useState<string>()

  const load = useCallback(async () => {
    setFault(undefined)
    const reply = await callApi<{ sections: Section[] }>({ path: sectionsPath, method: 'GET' })
    if (reply.ok) setSections(reply.body.sections)
    else setFault(reply.message)
  }, [])
  useEffect(() => void load(), [load])

  async function remove({ id, name }: Section) {
    const reply = await callApi<Section>({ path: `${sectionsPath}/${id}`, method: 'DELETE' })
    if (!reply.ok) return showToast(reply.message, 'error')
    showToast(`“${name}” was removed.`, 'success', { label: 'Undo', run: () => void bringBack(reply.body) })
    await load()
  }

  async function bringBack(section: Section) {
    const reply = await callApi({ path: sectionsPath, json: section })
    if (!reply.ok) return showToast(reply.message, 'error')
    showToast('Back as it was.')
    await load()
  }

  /** Answers what is wrong with the name, if anything is. */
  async function rename({ id, name: before }: Section, name: string) {
    const reply = await putName(id, name)
    if (!reply.ok) return reply.fields?.name ?? reply.message
    const run = () => void putName(id, before).then(load)
    showToast(`Renamed to “${name}”.`, 'success', { label: 'Undo', run })
    await load()
  }

  return { sections, fault, load, remove, rename }
}

function putName(id: string, name: string) {
  return callApi({ path: `${sectionsPath}/${id}`, method: 'PATCH', json: { name } })
}

export function keepAsSection(name: string, blocks: Block[]): Promise<ApiReply<Section>> {
  return callApi<Section>({ path: sectionsPath, json: { id: newId(), name, blocks } })
}
