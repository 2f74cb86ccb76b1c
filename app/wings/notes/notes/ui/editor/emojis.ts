/** The palette of the specification, with what each is called for those who do not see it. */
export const EMOJIS = [
  ['😀', 'Grinning face'],
  ['😊', 'Smiling face'],
  ['😂', 'Tears of joy'],
  ['😍', 'Heart eyes'],
  ['🤔', 'Thinking face'],
  ['😎', 'Sunglasses'],
  ['👍', 'Thumbs up'],
  ['👎', 'Thumbs down'],
  ['❤️', 'Heart'],
  ['💡', 'Bulb'],
  ['🔥', 'Fire'],
  ['⭐', 'Star'],
  ['✅', 'Check'],
  ['❌', 'Cross'],
  ['🎯', 'Target'],
  ['📝', 'Memo'],
  ['💯', '100'],
  ['🚀', 'Rocket'],
  ['⚡', 'Bolt'],
  ['💪', 'Flexed arm'],
] as const

export const EMOJI_COLUMNS = 5

/** Which emoji a key leads to from this one; undefined for other keys. */
export function nextEmojiIndex(key: string, at: number) {
  const last = EMOJIS.length - 1
  const steps: Record<string, number> = {
    ArrowRight: Math.min(last, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowDown: at + EMOJI_COLUMNS > last ? at : at + EMOJI_COLUMNS,
    ArrowUp: at - EMOJI_COLUMNS < 0 ? at : at - EMOJI_COLUMNS,
    Home: at - (at % EMOJI_COLUMNS),
    End: at - (at % EMOJI_COLUMNS) + EMOJI_COLUMNS - 1,
  }
  return steps[key]
}
