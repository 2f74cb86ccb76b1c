import bowser from 'bowser'

export interface Agent {
  device: 'Desktop' | 'Phone' | 'Tablet' | 'Other'
  browser: string
  system: string
}

const UNKNOWN = 'Other'
const devices: Record<string, Agent['device']> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' }

const MOST_KNOWN = 5_000
const known = new Map<string, Agent>()

/** What a browser says of itself; remembered, because reading it takes longer than all else about a visit. */
export function readAgent(userAgent: string): Agent {
  const before = known.get(userAgent)
  if (before) return before
  const agent = read(userAgent)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(userAgent, agent)
  return agent
}

function read(userAgent: string): Agent {
  if (!userAgent) return { device: UNKNOWN, browser: UNKNOWN, system: UNKNOWN }
  const { browser, os, platform } = bowser.parse(userAgent)
  return {
    device: os.name === 'Chrome OS' ? 'Desktop' : (devices[platform.type ?? ''] ?? UNKNOWN),
    browser: browser.name || UNKNOWN,
    system: os.name || UNKNOWN,
  }
}
