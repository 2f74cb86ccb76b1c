import { aiModels } from './ai'
import { analytics } from './analytics'
import { auth } from './auth'
import { frameworkAuth } from './auth-of-frameworks'
import { authServices } from './auth-services'
import { caches } from './cache'
import { contentManagement } from './cms'
import { frameworkContent } from './cms-of-frameworks'
import { databases } from './databases'
import { managedDatabases } from './databases-managed'
import { desktop } from './desktop'
import { devices } from './devices'
import { extensions } from './extensions'
import { files } from './files'
import { gameEngines } from './games'
import { hosting } from './hosting'
import { serverlessHosting } from './hosting-serverless'
import { jobs } from './jobs'
import { compiledLanguageJobs } from './jobs-of-compiled-languages'
import { languageJobs } from './jobs-of-languages'
import { compiledLanguages } from './languages-compiled'
import { dynamicLanguages } from './languages-dynamic'
import { mail } from './mail'
import { mobile } from './mobile'
import { nativeMobile } from './mobile-native'
import { monitoring } from './monitoring'
import { payments } from './payments'
import { realtime } from './realtime'
import { realtimeServices } from './realtime-services'
import { search } from './search'
import type { Technology } from './technology'
import { testing } from './testing'
import { appTesting } from './testing-apps'
import { compiledTesting } from './testing-compiled'
import { gameAndDeviceTesting } from './testing-games-and-devices'
import { callFrameworks } from './web-calls'
import { compiledFrameworks } from './web-compiled'
import { pageFrameworks } from './web-pages'
import { serverFrameworks } from './web-server'
import { typescriptFrameworks } from './web-typescript'

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
