import { defineLanguageRules } from '../language-rules'
import { englishStem } from './english-stem'

export const englishRules = defineLanguageRules('en', englishStem, [
  'a an the this that these those such same other others another each every either neither both all any some no none',
  'i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself',
  'we us our ours ourselves they them their theirs themselves one ones someone anyone everyone something anything',
  'everything nothing nobody anybody somebody everybody',
  'who whom whose which what whatever whichever whoever where when why how',
  'of in on at by for with without within from to into onto upon about above across after against along among around',
  'as before behind below beneath beside besides between beyond despite during except inside near off out outside over',
  'past per since than through throughout till toward towards under until up via versus down away back',
  'and or but nor so yet if then else because although though while whereas unless whether',
  'am is are was were be been being do does did doing done have has had having can could may might must shall should',
  'will would ought need cannot not',
  "isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't mustn't",
  "i'm you're he's she's it's we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd",
  "i'll you'll he'll she'll it'll we'll they'll that's there's here's who's what's where's how's let's",
  'there here now very too quite rather just only also even still already again once ever never always often sometimes',
  'however therefore thus more most much many less least few fewer several own perhaps maybe almost',
])
