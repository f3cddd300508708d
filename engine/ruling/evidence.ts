import type { AreasOnWayFinding, AreasOnWayQuery } from '../geometry/area-queries.ts';
import type {
  ArcFinding,
  ArcQuery,
  DriveFinding,
  DriveQuery,
  FacingFinding,
  OverHullFinding,
  PushFinding,
  PushQuery,
  SectorFinding,
} from '../geometry/driving-queries.ts';
import type {
  DepthFinding,
  FarthestFinding,
  FarthestQuery,
  FightAcross,
  GapFinding,
  GapQuery,
  Place,
  ShareInArea,
} from '../geometry/measure-queries.ts';
import type {
  MoveFinding,
  MoveQuery,
  NearestEndFinding,
  NearestEndQuery,
  ReachFinding,
  ReachQuery,
  StopFinding,
  StopQuery,
} from '../geometry/movement-queries.ts';
import type {
  AboveFinding,
  AreaFinding,
  BehindFinding,
  CloudDepthFinding,
  CloudDepthQuery,
  CoverFinding,
  CoverQuery,
  DistanceFinding,
  NearestSeenFinding,
  OpeningEyeFinding,
  SightFinding,
  SightQuery,
  SightRay,
  Source,
  StoppedRay,
} from '../geometry/queries.ts';
import type {
  LandingFinding,
  LandingQuery,
  LobFinding,
  LobQuery,
  PlaceFinding,
  PlaceQuery,
  UnderFinding,
  UnderQuery,
} from '../geometry/template-queries.ts';
import type { ModelId, OpeningId, PieceId } from '../identity/ids.ts';
import type { Tagged } from '../identity/tagged.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** Names a piece of evidence within one verdict. */
export type EvidenceId = Tagged<string, 'evidence'>;

/**
 * A finding about two models that a reason rests on: what is lit on the board when the reason is pointed at. Where the question that was asked
 * of space is kept beside what was found, anyone can check it again.
 */
export type LookEvidence = { readonly id: EvidenceId } & (
  | { readonly kind: 'sight'; readonly query: SightQuery; readonly finding: SightFinding }
  | { readonly kind: 'cover'; readonly query: CoverQuery; readonly finding: CoverFinding }
  | { readonly kind: 'seen-ray'; readonly ray: SightRay }
  | { readonly kind: 'stopped-ray'; readonly ray: StoppedRay }
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'behind'; readonly model: ModelId; readonly piece: PieceId | null; readonly finding: BehindFinding }
  | { readonly kind: 'above'; readonly viewer: ModelId; readonly piece: PieceId; readonly finding: AboveFinding }
  | { readonly kind: 'area'; readonly piece: PieceId; readonly finding: AreaFinding }
  | { readonly kind: 'cloud-depth'; readonly query: CloudDepthQuery; readonly finding: CloudDepthFinding }
  | {
      readonly kind: 'opening';
      readonly model: ModelId;
      readonly piece: PieceId;
      readonly opening: OpeningId;
      readonly finding: OpeningEyeFinding;
    }
  | { readonly kind: 'distance'; readonly finding: DistanceFinding }
  | { readonly kind: 'depth'; readonly piece: PieceId; readonly finding: DepthFinding }
  | { readonly kind: 'fight'; readonly finding: FightAcross }
);

/** A finding about a way, or about what can be come to. */
export type MoveEvidence = { readonly id: EvidenceId } & (
  | { readonly kind: 'way'; readonly query: MoveQuery; readonly finding: MoveFinding }
  | { readonly kind: 'areas-on-way'; readonly query: AreasOnWayQuery; readonly finding: AreasOnWayFinding }
  | { readonly kind: 'stop'; readonly query: StopQuery; readonly finding: StopFinding }
  | { readonly kind: 'nearest-end'; readonly query: NearestEndQuery; readonly finding: NearestEndFinding }
  | { readonly kind: 'reach'; readonly query: ReachQuery; readonly finding: Omit<ReachFinding, 'costAt'> }
);

/** A finding about a template, or about something that flies. */
export type TemplateEvidence = { readonly id: EvidenceId } & (
  | { readonly kind: 'under'; readonly query: UnderQuery; readonly finding: UnderFinding }
  | { readonly kind: 'landing'; readonly query: LandingQuery; readonly finding: LandingFinding }
  | { readonly kind: 'lob'; readonly query: LobQuery; readonly finding: LobFinding }
  | { readonly kind: 'best-place'; readonly query: PlaceQuery; readonly finding: PlaceFinding }
);

/** A distance, with the question that it answers. */
export type MeasureEvidence = { readonly id: EvidenceId } & (
  | { readonly kind: 'gap'; readonly query: GapQuery; readonly finding: GapFinding }
  | { readonly kind: 'share-in-area'; readonly model: ModelId; readonly area: Place; readonly finding: ShareInArea }
  | { readonly kind: 'farthest'; readonly query: FarthestQuery; readonly finding: FarthestFinding }
  | { readonly kind: 'nearest-seen'; readonly query: SightQuery; readonly finding: NearestSeenFinding }
);

/** A finding about a vehicle, or about who faces where. */
export type VehicleEvidence = { readonly id: EvidenceId } & (
  | { readonly kind: 'sector'; readonly of: ModelId; readonly at: BoardPoint; readonly finding: SectorFinding }
  | { readonly kind: 'facing'; readonly of: ModelId; readonly at: BoardPoint; readonly finding: FacingFinding }
  | { readonly kind: 'over-hull'; readonly of: ModelId; readonly at: BoardPoint; readonly finding: OverHullFinding }
  | { readonly kind: 'arc'; readonly query: ArcQuery; readonly finding: ArcFinding }
  | { readonly kind: 'drive'; readonly query: DriveQuery; readonly finding: DriveFinding }
  | { readonly kind: 'push'; readonly query: PushQuery; readonly finding: PushFinding }
);

/** A finding that a reason rests on. */
export type Evidence = MeasureEvidence | LookEvidence | MoveEvidence | TemplateEvidence | VehicleEvidence;
