import { foundationLayers, type Layer } from './layers'
import { findTechnology, technologies } from './technologies'
import type { Technology } from './technology'

interface TechnologyFilter {
  q?: string
  layer?: Layer
  form?: Technology['form']
}

/** Every technology that has these words in its name, its description or what helps to know, in the order of the layers. */
export function searchTechnologies({ q = '', layer, form }: TechnologyFilter) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return technologies.filter((technology) => {
    const text = [technology.name, technology.what, ...technology.skills].join(' ').toLowerCase()
    const fits = (!layer || technology.layer === layer) && (!form || technology.form === form)
    return fits && words.every((word) => text.includes(word))
  })
}

/** What a team may say that it knows: languages, frameworks and whatever helps with a technology, in alphabetical order. */
export function listKnownSkills(): string[] {
  const foundations = technologies.filter(({ layer }) => foundationLayers.includes(layer))
  const names = [...foundations.map(({ name }) => name.toLowerCase()), ...technologies.flatMap(({ skills }) => skills)]
  return [...new Set(names)].sort()
}

/** A technology by the names of those that it stands beside, for people to read. */
export function listIntegrationNames({ integratesWith }: Technology) {
  return integratesWith.flatMap((id) => findTechnology(id)?.name ?? [])
}
