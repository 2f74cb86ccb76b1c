/*
 * A layer is one question that a stack answers: which language, which database … The order is the order in which the
 * engine chooses: what a technology stands on is chosen before it.
 */

/** `weight`: how much a layer counts in a stack's score. What is hard to exchange later counts more. */
export const layers = {
  language: { name: 'Language and runtime', weight: 3 },
  web: { name: 'Web framework', weight: 3 },
  mobile: { name: 'Mobile', weight: 3 },
  desktop: { name: 'Desktop', weight: 3 },
  extension: { name: 'Browser extension', weight: 3 },
  device: { name: 'Device', weight: 3 },
  game: { name: 'Game engine', weight: 3 },
  database: { name: 'Database', weight: 3 },
  hosting: { name: 'Hosting', weight: 2 },
  cache: { name: 'Cache and queue', weight: 1 },
  auth: { name: 'Sign-in', weight: 1 },
  payments: { name: 'Payments', weight: 1 },
  files: { name: 'File storage', weight: 1 },
  realtime: { name: 'Realtime', weight: 1 },
  search: { name: 'Search', weight: 1 },
  jobs: { name: 'Background jobs', weight: 1 },
  mail: { name: 'Mail', weight: 1 },
  analytics: { name: 'Analytics', weight: 1 },
  monitoring: { name: 'Error monitoring', weight: 1 },
  testing: { name: 'Testing', weight: 1 },
  ai: { name: 'AI model access', weight: 1 },
  cms: { name: 'Content management', weight: 1 },
} as const

export type Layer = keyof typeof layers

export const layerOrder = Object.keys(layers) as Layer[]

/** Two stacks are different answers when they differ in one of these. */
export const foundationLayers: readonly Layer[] = [
  'language',
  'web',
  'mobile',
  'desktop',
  'extension',
  'device',
  'game',
]
