import { wordRoot } from './word-root'

// words that say nothing of what a text is about, and those that titles are built with
const words =
  'a about above after again all also always am an and any are as at away back be because been before being below best better between both but by can could did do does doing done down during each either else even ever every everything few find first for from further get gets getting give go good great had has have having he her here him his how i if in instead into is it its just keep last least less let like little look made make makes making many may me mean means might more most much must my need needs never new next no none nor not nothing now of off often on once one only or other others our out over own part put rather really right same say says see she should show simple since small so some something still such sure take takes tell tells told ask asks know knows than that the their them then there these they thing things this those three through to today together too try turn two under until up us use used using very want was way ways we well were what when where whether which while who whole why will with within without work works would year yes yet you your'
const guides =
  'article beginner checklist complete essential explained faq guide idea introduction lesson mistake overview practice practical question reason step tip tutorial ultimate update'

const stopRoots = new Set(`${words} ${guides}`.split(' ').map(wordRoot))

/** Whether a root is too general to link by. */
export function isStopRoot(root: string) {
  return stopRoots.has(root) || !/[\p{L}\p{N}]/u.test(root)
}
