import { aiModels } from './ai-models'
import { analyticsTechnologies } from './analytics'
import { apiFrameworks } from './api-frameworks'
import { appTestingTools } from './app-testing'
import { authTechnologies } from './auth'
import { authServices } from './auth-services'
import { browserExtensionFrameworks } from './browser-extensions'
import { caches } from './caches'
import { cmsTechnologies } from './cms'
import { compiledLanguageFrameworks } from './compiled-frameworks'
import { compiledLanguageJobLibraries } from './compiled-language-jobs'
import { compiledLanguages } from './compiled-languages'
import { compiledLanguageTestingTools } from './compiled-testing'
import { databaseTechnologies } from './databases'
import { desktopFrameworks } from './desktop'
import { deviceTechnologies } from './devices'
import { dynamicLanguages } from './dynamic-languages'
import { fileStorageTechnologies } from './file-storage'
import { frameworkAuthLibraries } from './framework-auth'
import { frameworkCmsLibraries } from './framework-cms'
import { gameAndDeviceTestingTools } from './game-and-device-testing'
import { gameEngines } from './game-engines'
import { hostingTechnologies } from './hosting'
import { jobQueueTechnologies } from './job-queues'
import { languageJobLibraries } from './language-jobs'
import { mailTechnologies } from './mail'
import { managedDatabases } from './managed-databases'
import { mobileFrameworks } from './mobile'
import { monitoringTechnologies } from './monitoring'
import { nativeMobileTechnologies } from './native-mobile'
import { pageFrameworks } from './page-frameworks'
import { paymentTechnologies } from './payments'
import { realtimeTechnologies } from './realtime'
import { realtimeServices } from './realtime-services'
import { searchEngines } from './search-engines'
import { serverFrameworks } from './server-frameworks'
import { serverlessHosting } from './serverless-hosting'
import type { Technology } from './technology'
import { testingTools } from './testing'
import { typescriptFrameworks } from './typescript-frameworks'

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
