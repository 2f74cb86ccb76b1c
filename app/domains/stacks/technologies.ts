import { aiModels } from './knowledge/ai'
import { analytics } from './knowledge/analytics'
import { auth } from './knowledge/auth'
import { frameworkAuth } from './knowledge/auth-of-frameworks'
import { authServices } from './knowledge/auth-services'
import { caches } from './knowledge/cache'
import { contentManagement } from './knowledge/cms'
import { frameworkContent } from './knowledge/cms-of-frameworks'
import { databases } from './knowledge/databases'
import { managedDatabases } from './knowledge/databases-managed'
import { desktop } from './knowledge/desktop'
import { devices } from './knowledge/devices'
import { extensions } from './knowledge/extensions'
import { files } from './knowledge/files'
import { gameEngines } from './knowledge/games'
import { hosting } from './knowledge/hosting'
import { serverlessHosting } from './knowledge/hosting-serverless'
import { jobs } from './knowledge/jobs'
import { compiledLanguageJobs } from './knowledge/jobs-of-compiled-languages'
import { languageJobs } from './knowledge/jobs-of-languages'
import { compiledLanguages } from './knowledge/languages-compiled'
import { dynamicLanguages } from './knowledge/languages-dynamic'
import { mail } from './knowledge/mail'
import { mobile } from './knowledge/mobile'
import { nativeMobile } from './knowledge/mobile-native'
import { monitoring } from './knowledge/monitoring'
import { payments } from './knowledge/payments'
import { realtime } from './knowledge/realtime'
import { realtimeServices } from './knowledge/realtime-services'
import { search } from './knowledge/search'
import { testing } from './knowledge/testing'
import { appTesting } from './knowledge/testing-apps'
import { compiledTesting } from './knowledge/testing-compiled'
import { gameAndDeviceTesting } from './knowledge/testing-games-and-devices'
import { callFrameworks } from './knowledge/web-calls'
import { compiledFrameworks } from './knowledge/web-compiled'
import { pageFrameworks } from './knowledge/web-pages'
import { serverFrameworks } from './knowledge/web-server'
import { typescriptFrameworks } from './knowledge/web-typescript'
import type { Technology } from './technology'

/** Everything that the engine knows, layer by layer. */
export const technologies: readonly Technology[] = [
  dynamicLanguages,
  compiledLanguages,
  typescriptFrameworks,
  pageFrameworks,
  callFrameworks,
  serverFrameworks,
  compiledFrameworks,
  mobile,
  nativeMobile,
  desktop,
  extensions,
  devices,
  gameEngines,
  databases,
  managedDatabases,
  hosting,
  serverlessHosting,
  caches,
  auth,
  authServices,
  frameworkAuth,
  payments,
  files,
  realtime,
  realtimeServices,
  search,
  jobs,
  languageJobs,
  compiledLanguageJobs,
  mail,
  analytics,
  monitoring,
  testing,
  compiledTesting,
  appTesting,
  gameAndDeviceTesting,
  aiModels,
  contentManagement,
  frameworkContent,
].flat()

const byId = new Map(technologies.map((technology) => [technology.id, technology]))

export function findTechnology(id: string) {
  return byId.get(id)
}

export function nameOfTechnology(id: string) {
  return byId.get(id)?.name ?? id
}
