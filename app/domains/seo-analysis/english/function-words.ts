/*
 * Words that carry no subject: a keyphrase is found by the others. Articles, pronouns, prepositions, conjunctions,
 * auxiliaries, question words and a few adverbs of degree.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those such same other another each every either neither both all any some no none',
    'i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself',
    'we us our ours ourselves they them their theirs themselves one ones someone anyone everyone something anything',
    'who whom whose which what whatever whoever where when why how',
    'of in on at by for with without within from to into onto upon about above across after against along among around',
    'as before behind below beneath beside besides between beyond during except inside near off out outside over past per',
    'since than through throughout till toward towards under until up via versus down',
    'and or but nor so yet if then else because although though while whereas unless whether',
    'am is are was were be been being do does did doing done have has had having can could may might must shall should',
    'will would ought need not cannot',
    "isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't",
    "i'm you're he's she's it's we're they're i've you've we've they've i'll you'll we'll they'll that's there's what's let's",
    'there here very too quite rather just only also even still again ever never always often more most much many less',
    'few fewer own',
  ].flatMap((line) => line.split(' ')),
)
