// Takes pictures of figure files with three in a headless Chromium: nothing is fetched from outside.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';

const MODULES = fileURLToPath(new URL('../../node_modules/three', import.meta.url));
const ORIGIN = 'http://studio.invalid';

const PAGE = `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>
<script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<script type="module">
import * as THREE from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.toneMapping = THREE.AgXToneMapping;
renderer.toneMappingExposure = 1.5;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFShadowMap;
document.body.append(renderer.domElement);
window.shoot = async (base64, { width, height, views, team, backdrop, type }) => {
  renderer.setSize(width, height, false);
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const { scene: figure } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  figure.traverse((o) => { if (o.isMesh) { o.castShadow = o.receiveShadow = true; if (team && o.material.name === 'team') o.material.color.set(team); } });
  const scene = new THREE.Scene();
  if (backdrop) scene.background = new THREE.Color(backdrop);
  scene.add(figure);
  const box = new THREE.Box3().setFromObject(figure);
  const centre = box.getCenter(new THREE.Vector3());
  const size = box.getSize(new THREE.Vector3());
  const radius = size.length() / 2;
  const floor = new THREE.Mesh(new THREE.CircleGeometry(radius * 6, 64), new THREE.ShadowMaterial({ opacity: 0.35 }));
  floor.rotation.x = -Math.PI / 2; floor.receiveShadow = true; scene.add(floor);
  scene.add(new THREE.HemisphereLight(0xf3f6ff, 0x8a7f70, 1.5));
  const key = new THREE.DirectionalLight(0xfff2df, 2.6);
  const rim = new THREE.DirectionalLight(0xcfe0ff, 1.3);
  scene.add(key, key.target, rim, rim.target);
  key.castShadow = true; key.shadow.mapSize.set(2048, 2048); key.shadow.bias = -0.0006; key.shadow.normalBias = 0.12; key.shadow.radius = 3;
  Object.assign(key.shadow.camera, { left: -radius, right: radius, top: radius, bottom: -radius, near: 1, far: radius * 8 });
  const pictures = [];
  for (const view of views) {
    const turn = (view.turn * Math.PI) / 180, up = (view.up * Math.PI) / 180;
    const to = new THREE.Vector3(Math.sin(turn) * Math.cos(up), Math.sin(up), Math.cos(turn) * Math.cos(up));
    const light = (t, u) => new THREE.Vector3(Math.sin(turn + t) * Math.cos(u), Math.sin(u), Math.cos(turn + t) * Math.cos(u));
    const at = view.at ? new THREE.Vector3(...view.at) : centre;
    key.position.copy(at).addScaledVector(light(-0.7, 0.85), radius * 4); key.target.position.copy(at);
    rim.position.copy(at).addScaledVector(light(2.6, 0.6), radius * 4); rim.target.position.copy(at);
    const camera = new THREE.PerspectiveCamera(22, width / height, 1, 5000);
    camera.position.copy(at).addScaledVector(to, 1); camera.lookAt(at); camera.updateMatrixWorld();
    let reach = view.reach ?? 0;
    if (!view.reach) {
      const tan = Math.tan((11 * Math.PI) / 180);
      const inverse = camera.matrixWorld.clone().setPosition(at).invert();
      figure.updateMatrixWorld(true);
      const p = new THREE.Vector3();
      figure.traverse((o) => { if (!o.isMesh) return; const a = o.geometry.attributes.position;
        for (let i = 0; i < a.count; i += 3) { p.fromBufferAttribute(a, i).applyMatrix4(o.matrixWorld).applyMatrix4(inverse);
          reach = Math.max(reach, p.z + Math.abs(p.y) / tan, p.z + Math.abs(p.x) / tan / camera.aspect); } });
      reach *= 1.06;
    } else reach = view.reach / Math.tan((11 * Math.PI) / 180);
    camera.position.copy(at).addScaledVector(to, reach);
    renderer.render(scene, camera);
    pictures.push(renderer.domElement.toDataURL(type, 0.9).split(',')[1]);
  }
  return pictures;
};
window.ready = true;
</script>`;

/** A studio that stays open for many pictures: shoot(glb bytes, { width, height, views, team, backdrop, type }) and close(). */
export async function openStudio() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  page.on('console', (m) => m.type() === 'error' && console.error(m.text()));
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== ORIGIN) return route.abort();
    if (url.pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    if (!url.pathname.startsWith('/three/')) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(MODULES, url.pathname.slice(7))) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction('window.ready');
  return {
    shoot: async (bytes, settings) => {
      const pictures = await page.evaluate(([b, s]) => window.shoot(b, s), [Buffer.from(bytes).toString('base64'), settings]);
      return pictures.map((p) => Buffer.from(p, 'base64'));
    },
    close: () => browser.close(),
  };
}
