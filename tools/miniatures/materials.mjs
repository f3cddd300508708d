// Materials by name: what figures and terrain are painted with. Colours are display values 0 to 255 as hexadecimal.

const entry = (id, en, hu, colour, roughness, metalness = 0, more = {}) => ({
  id,
  name: { en, hu },
  colour,
  roughness,
  metalness,
  ...more,
});

/** What the figures' meshes name. `team` takes the colour of its owner. */
export const FIGURE_MATERIALS = [
  entry('cloth', 'Cloth', 'Szövet', '#8f8c6e', 0.92),
  entry('leather', 'Leather', 'Bőr', '#80603f', 0.62),
  entry('metal', 'Gunmetal', 'Fegyveracél', '#70747a', 0.42, 0.55),
  entry('skin', 'Skin', 'Bőrszín', '#dcb190', 0.68),
  entry('base', 'Base ground', 'Talp talaja', '#a2967d', 0.96),
  entry('wood', 'Stock wood', 'Tusafa', '#966b40', 0.6),
  entry('rubber', 'Rubber', 'Gumi', '#454340', 0.88),
  entry('paint', 'Dull paint', 'Matt festék', '#868a70', 0.72, 0.04),
  entry('glass', 'Glass', 'Üveg', '#4c5a60', 0.18, 0.1),
  entry('team', 'Owner’s colour', 'A gazda színe', '#6f8fb0', 0.62),
];

/** What terrain kits name. `soft` is what hides but hardly protects and what one may see into. */
export const TERRAIN_MATERIALS = [
  entry('brick', 'Brick', 'Tégla', '#a4674f', 0.9, 0, { soft: false }),
  entry('plaster', 'Plaster', 'Vakolat', '#cfc5b0', 0.94, 0, { soft: false }),
  entry('timber', 'Timber', 'Fa', '#8f6f4c', 0.82, 0, { soft: false }),
  entry('planks', 'Planks', 'Deszka', '#a08662', 0.84, 0, { soft: false }),
  entry('concrete', 'Concrete', 'Beton', '#a5a39c', 0.92, 0, { soft: false }),
  entry('stone', 'Stone', 'Kő', '#97938a', 0.9, 0, { soft: false }),
  entry('earth', 'Earth', 'Föld', '#7d6a50', 0.97, 0, { soft: false }),
  entry('mud', 'Mud', 'Sár', '#665642', 0.8, 0, { soft: false }),
  entry('sand', 'Sand', 'Homok', '#c6b388', 0.97, 0, { soft: false }),
  entry('sandbag', 'Sandbags', 'Homokzsák', '#b09f78', 0.95, 0, { soft: false }),
  entry('grass', 'Grass', 'Fű', '#7f8f56', 0.97, 0, { soft: true }),
  entry('foliage', 'Foliage', 'Lomb', '#5f7a48', 0.95, 0, { soft: true }),
  entry('hedge', 'Hedge', 'Sövény', '#56703f', 0.95, 0, { soft: true }),
  entry('reed', 'Reeds', 'Nádas', '#a39a5e', 0.95, 0, { soft: true }),
  entry('bark', 'Bark', 'Fakéreg', '#6f5a45', 0.95, 0, { soft: false }),
  entry('metal-sheet', 'Sheet metal', 'Fémlemez', '#7d838a', 0.5, 0.5, { soft: false }),
  entry('rust', 'Rusted metal', 'Rozsdás fém', '#8a5e43', 0.85, 0.2, { soft: false }),
  entry('rubble', 'Rubble', 'Törmelék', '#9a8e80', 0.96, 0, { soft: false }),
  entry('thatch', 'Thatch', 'Zsúp', '#b09a62', 0.97, 0, { soft: false }),
  entry('tile', 'Roof tiles', 'Tetőcserép', '#a35f48', 0.82, 0, { soft: false }),
  entry('slate', 'Slate', 'Pala', '#6d7278', 0.75, 0, { soft: false }),
  entry('canvas', 'Canvas', 'Vászon', '#b3a988', 0.95, 0, { soft: true }),
  entry('window-glass', 'Window glass', 'Ablaküveg', '#8fa6ad', 0.1, 0, { soft: false }),
  entry('water', 'Water', 'Víz', '#5d7f8c', 0.15, 0, { soft: false }),
  entry('wreckage', 'Wreckage', 'Roncs', '#5c5752', 0.85, 0.25, { soft: false }),
];

/** A colour as three numbers 0 to 1. */
export const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
