import type { Board } from '../board/board.ts';
import type { AreaQueries } from './area-queries.ts';
import type { DrivingQueries, FacingQueries } from './driving-queries.ts';
import type { ManyQueries } from './many-queries.ts';
import type { MeasureQueries } from './measure-queries.ts';
import type { MoveQueries } from './movement-queries.ts';
import type { SpaceQueries } from './queries.ts';
import type { TemplateQueries } from './template-queries.ts';

/** All that may be asked about one board, and about the same board in another state. */
export interface TableQueries
  extends SpaceQueries,
    ManyQueries,
    MeasureQueries,
    MoveQueries,
    FacingQueries,
    DrivingQueries,
    TemplateQueries,
    AreaQueries {
  /** The same questions about the board as it would be. @cost what differs, and one small tree where terrain does; next to nothing where figures do */
  supposing(board: Board): TableQueries;
}
