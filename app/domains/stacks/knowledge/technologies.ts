import { aiModels } from './ai'
import { analyticsTechnologies } from './analytics'
import { authTechnologies } from './auth'
import { frameworkAuthLibraries } from './auth-of-frameworks'
import { authServices } from './auth-services'
import { caches } from './cache'
import { cmsTechnologies } from './cms'
import { frameworkCmsLibraries } from './cms-of-frameworks'
import { databaseTechnologies } from './databases'
import { managedDatabases } from './databases-managed'
import { desktopFrameworks } from './desktop'
import { deviceTechnologies } from './devices'
import { browserExtensionFrameworks } from './extensions'
import { fileStorageTechnologies } from './files'
import { gameEngines } from './games'
import { hostingTechnologies } from './hosting'
import { serverlessHosting } from './hosting-serverless'
import { jobQueueTechnologies } from './jobs'
import { compiledLanguageJobLibraries } from './jobs-of-compiled-languages'
import { languageJobLibraries } from './jobs-of-languages'
import { compiledLanguages } from './languages-compiled'
import { dynamicLanguages } from './languages-dynamic'
import { mailTechnologies } from './mail'
import { mobileFrameworks } from './mobile'
import { nativeMobileTechnologies } from './mobile-native'
import { monitoringTechnologies } from './monitoring'
import { paymentTechnologies } from './payments'
import { realtimeTechnologies } from './realtime'
import { realtimeServices } from './realtime-services'
import { searchEngines } from './search'
import type { Technology } from './technology'
import { testingTools } from './testing'
import { appTestingTools } from './testing-apps'
import { compiledLanguageTestingTools } from './testing-compiled'
import { gameAndDeviceTestingTools } from './testing-games-and-devices'
import { apiFrameworks } from './web-calls'
import { compiledLanguageFrameworks } from './web-compiled'
import { pageFrameworks } from './web-pages'
import { serverFrameworks } from './web-server'
import { typescriptFrameworks } from './web-typescript'

/** Everything that the engine knows, layer by layer. */
export const technologies: readonly Technology[] = [
  dynamicLanguages,
  compiledLanguages,
  typescriptFrameworks,
  pageFrameworks,
  apiFrameworks,
  serverFrameworks,
  compiledLanguageFrameworks,
  mobileFrameworks,
  nativeMobileTechnologies,
  desktopFrameworks,
  browserExtensionFrameworks,
  deviceTechnologies,
  gameEngines,
  databaseTechnologies,
  managedDatabases,
  hostingTechnologies,
  serverlessHosting,
  caches,
  authTechnologies,
  authServices,
  frameworkAuthLibraries,
  paymentTechnologies,
  fileStorageTechnologies,
  realtimeTechnologies,
  realtimeServices,
  searchEngines,
  jobQueueTechnologies,
  languageJobLibraries,
  compiledLanguageJobLibraries,
  mailTechnologies,
  analyticsTechnologies,
  monitoringTechnologies,
  testingTools,
  compiledLanguageTestingTools,
  appTestingTools,
  gameAndDeviceTestingTools,
  aiModels,
  cmsTechnologies,
  frameworkCmsLibraries,
].flat()

const byId = new Map(technologies.map((technology) => [technology.id, technology]))

export function findTechnology(id: string) {
  return byId.get(id)
}

export function getTechnologyName(id: string) {
  return byId.get(id)?.name ?? id
}
