import type { demo as english } from '../en/demo.ts';

export const demo: Readonly<Record<keyof typeof english, string>> = {
  'demo.board': 'Malom utca',
  'demo.side.red': 'Pirosak',
  'demo.side.blue': 'Kékek',
  'demo.model.lorry': 'Teherautó',
  'demo.piece.house': 'Sarokház',
  'demo.piece.garden-wall': 'Kertfal',
  'demo.piece.side-wall': 'Leomlott fal',
  'demo.piece.cottage': 'Házikó',
  'demo.piece.bricks': 'Téglatörmelék',
  'demo.piece.fence': 'Deszkakerítés',
  'demo.piece.yard': 'Állomásudvar',
  'demo.piece.tower': 'Őrtorony',
  'demo.piece.hill': 'Domb',
  'demo.piece.trench': 'Lövészárok',
  'demo.piece.crates': 'Ládák',
  'demo.piece.hedge': 'Sövény',
  'demo.piece.dry-wall': 'Kőfal',
  'demo.piece.woods': 'Liget',
};
