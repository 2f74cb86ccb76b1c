import { linkEngine } from './link-engine.mjs'

/** How good suggestions are on a made-up site with known good links, beside matching titles alone. */
export async function linkQuality() {
  const { compareWithTitles } = await linkEngine()
  const { suggestions, titlesAlone } = compareWithTitles()
  for (const [name, quality] of Object.entries({ 'titles alone, the baseline': titlesAlone, suggestions })) {
    const { precisionAt5, bestPossible, precision: right, recall, suggested } = quality
    console.log(
      `${name}: precision at 5 ${precisionAt5.toFixed(2)} (no way can reach more than ${bestPossible.toFixed(2)}), recall ${recall.toFixed(2)}, ${percent(right)} of ${suggested} suggestions right`,
    )
  }
  const [precision, recall] = [
    suggestions.precisionAt5 / titlesAlone.precisionAt5,
    suggestions.recall / titlesAlone.recall,
  ]
  console.log(`${precision.toFixed(2)} × the precision at 5 and ${recall.toFixed(2)} × the recall of titles alone`)
}

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`
