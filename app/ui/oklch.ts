/** A color as the design system names it: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** A color as #rrggbb, for what knows no OKLCH. Colors that screens do not have are clipped. */
export function oklchToHex(...color: Oklch) {
  return `#${toLinearChannels(color)
    .map((channel) => toSrgbByte(channel).toString(16).padStart(2, '0'))
    .join('')}`
}

/** How much two colors differ in brightness, from 1 to 21, as WCAG 2.2 measures it: text needs 4.5. */
export function oklchContrast(a: Oklch, b: Oklch) {
  const [one, other] = [relativeLuminance(a), relativeLuminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function relativeLuminance(color: Oklch) {
  const [red = 0, green = 0, blue = 0] = toLinearChannels(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue as amounts of light, 0–1. The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab). */
function toLinearChannels([lightness, chroma, hue]: Oklch) {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return channels.map((channel) => Math.min(1, Math.max(0, channel)))
}

/** A channel of light as sRGB has it. */
function toSrgbByte(linear: number) {
  const curved = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}
