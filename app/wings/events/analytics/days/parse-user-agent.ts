import bowser from 'bowser'

export interface UserAgentInfo {
  device: 'Desktop' | 'Phone' | 'Tablet' | 'Other'
  browser: string
  operatingSystem: string
}

const UNKNOWN = 'Other'
const devices: Record<string, UserAgentInfo['device']> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' }

const MAX_KNOWN = 5_000
const known = new Map<string, UserAgentInfo>()

/** What a browser says of itself; remembered, because reading it takes longer than all else about a visit. */
export function parseUserAgent(userAgent: string): UserAgentInfo {
  const before = known.get(userAgent)
  if (before) return before
  const agent = parseUncached(userAgent)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(userAgent, agent)
  return agent
}

function parseUncached(userAgent: string): UserAgentInfo {
  if (!userAgent) return { device: UNKNOWN, browser: UNKNOWN, operatingSystem: UNKNOWN }
  const { browser, os, platform } = bowser.parse(userAgent)
  return {
    device: os.name === 'Chrome OS' ? 'Desktop' : (devices[platform.type ?? ''] ?? UNKNOWN),
    browser: browser.name || UNKNOWN,
    operatingSystem: os.name || UNKNOWN,
  }
}
