/**
 * How the characters of a font are shared out over files, as `unicode-range`: what English pages hold, the other letters
 * of the West, and the other Latin ones. app/ui/fonts.css says the same, a test compares them.
 */
export const basicRange =
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0-00B1,U+00B7,U+00BB,U+00D7,U+00F7,U+2010-2014,U+2018-201E,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2212'
export const westernRange =
  'U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B2-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200F,U+2015-2017,U+201F-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+2191,U+2193,U+2215'
export const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0'
