import type { Platform } from '../brief-schema'
import type { KnowledgeBase } from './knowledge-base'

/** What a product cannot do without where it runs. */
export const PLATFORM_CAPABILITIES: Record<Platform, string[]> = {
  web: ['web-shell'],
  ios: ['mobile-shell'],
  android: ['mobile-shell'],
  desktop: ['web-shell'],
  browser: ['browser-scripts'],
  device: ['device-telemetry'],
  server: ['hosting'],
}

export const RELEASE_CHECKLIST: KnowledgeBase['release'] = [
  {
    key: 'rehearse',
    step: 'Rehearse the release and its undoing on a copy of production.',
    doneWhen: 'A release and a roll-back each took under 10 minutes and lost no data.',
    isEssential: true,
  },
  {
    key: 'restore',
    step: 'Restore last night’s backup on another machine.',
    doneWhen: 'The restored copy answers, and the newest row in it is at most 24 hours old.',
    isEssential: false,
  },
  {
    key: 'pilot',
    step: 'Let 5 to 10 people who have the problem use it for one week.',
    doneWhen: 'Each of them finished the main journey without help, and no fault that stops work is open.',
    isEssential: true,
  },
  {
    key: 'watch',
    step: 'Watch errors, speed and the metrics of this plan for 14 days after opening.',
    doneWhen: 'Fewer than 1 of 1,000 requests fail, and every metric has a first value.',
    isEssential: false,
  },
]

export const PLATFORM_RELEASE_STEPS: KnowledgeBase['platformRelease'] = [
  {
    key: 'domain',
    platform: 'web',
    step: 'Put the site on its own domain with a certificate that renews itself.',
    doneWhen: 'The address answers over HTTPS only, and the renewal was tried once.',
  },
  {
    key: 'app-store',
    platform: 'ios',
    step: 'Hand the app in for review with screenshots, privacy answers and a demo account.',
    doneWhen: 'The review has passed and the staged release reached 10 % of people for 2 days.',
  },
  {
    key: 'play',
    platform: 'android',
    step: 'Publish to the closed test track, then in stages of 10, 50 and 100 %.',
    doneWhen: 'Crash-free sessions stay above 99.5 % at each stage for 2 days.',
  },
  {
    key: 'installer',
    platform: 'desktop',
    step: 'Sign the installers and publish them with an update channel.',
    doneWhen: 'A machine with the previous version updates itself within 24 hours.',
  },
  {
    key: 'web-store',
    platform: 'browser',
    step: 'Hand the extension in with a sentence of justification for every permission.',
    doneWhen: 'The listing is public, and an installed earlier version has updated itself.',
  },
  {
    key: 'fleet',
    platform: 'device',
    step: 'Bring the firmware to 5 devices, then to 10 % of the fleet, then to all.',
    doneWhen: 'No device of a stage stays silent for more than 15 minutes after its update.',
  },
]
