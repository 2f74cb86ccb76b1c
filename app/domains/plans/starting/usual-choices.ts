import type { Platform, ProductType } from '../brief-schema'

/** Where products of a kind run unless somebody says otherwise. */
const USUAL_PLATFORMS: Partial<Record<ProductType, Platform[]>> = {
  'mobile-app': ['ios', 'android'],
  game: ['ios', 'android'],
  'browser-extension': ['browser'],
  'iot-dashboard': ['web', 'device'],
}

export const usualPlatforms = (type: ProductType): Platform[] => USUAL_PLATFORMS[type] ?? ['web']

/** The kind of product when the idea does not say: accounts and records are in most of them. */
export const USUAL_TYPE: ProductType = 'saas'
