/** Telling search engines at once what is new (indexnow.org). Off until somebody switches it on. */
export interface IndexNowSettings {
  isOn: boolean
  /** Shows search engines at /{key}.txt that the site itself is speaking; empty until it is first switched on. */
  key: string
}

// the protocol allows 8 to 128 characters
export const INDEX_NOW_KEY_REGEX = /^[0-9a-f]{32}$/
