/** The physics library, loaded and ready. Callers hand it on and look no further. */
export type Physics = typeof import('@dimforge/rapier3d-compat');

let loading: Promise<Physics> | null = null;

/**
 * Fetches the physics library and makes it ready; nothing of it is loaded before the first call.
 * @edge further calls give the same one; after a failure the next call tries again
 */
export function loadPhysics(): Promise<Physics> {
  loading ??= import('@dimforge/rapier3d-compat').then(async (physics) => {
    await physics.init();
    return physics;
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
