/** The one door through which app/ and the tests' players see the engine. Names are listed one by one. */

// questions about a whole board
export type { AnalysisWishes, BoardAnalysis, MapsAsked, PlannedMap } from './analysis/board-analysis.ts';
export { MAPS_ASKED, planMaps, usualMaps } from './analysis/board-analysis.ts';
// whole tables: what printers, builders and organisers want to know
export type { CheckCode, CheckFinding, CheckWishes } from './analysis/checks/check-finding.ts';
export { CHECK_CODES } from './analysis/checks/check-finding.ts';
export { checkFor, checkTable, usualCheck } from './analysis/checks/check-table.ts';
export type { SideMeasure } from './analysis/fairness/compare-measures.ts';
export { compareMeasures } from './analysis/fairness/compare-measures.ts';
export type { SideDifference } from './analysis/fairness/compare-sides.ts';
export { compareSides, largestDifference } from './analysis/fairness/compare-sides.ts';
export type { Mend, MendsFinding } from './analysis/fairness/find-mends.ts';
export { stepMends } from './analysis/fairness/find-mends.ts';
export type { SmallChange } from './analysis/fairness/small-changes.ts';
export type { Field, FieldQuantity, FieldUnit, Provenance, StandingPlaces } from './analysis/field.ts';
export type { FieldPatch } from './analysis/field-patch.ts';
export type { FieldPlan, FieldTask } from './analysis/field-plan.ts';
export type { FieldQuestion, FieldSought, TargetsAsked, ViewersAsked } from './analysis/field-question.ts';
export { tasksOf } from './analysis/field-tasks.ts';
export type { FigureAsked } from './analysis/figure-asked.ts';
export { figureAt, figureOf, USUAL_MAN } from './analysis/figure-asked.ts';
export type { ChokePointsFinding } from './analysis/find-choke-points.ts';
export { findChokePoints } from './analysis/find-choke-points.ts';
export type { Exposure, ExposuresFinding, ExposuresQuestion } from './analysis/find-exposures.ts';
export { stepExposures } from './analysis/find-exposures.ts';
export { findField, stepField } from './analysis/find-field.ts';
export { type FirstSighting, findFirstSightings } from './analysis/find-first-sightings.ts';
export type { Lane, LanesFinding, LanesQuestion } from './analysis/find-lanes.ts';
export { stepLanes, usualLaneWidth } from './analysis/find-lanes.ts';
export type { FieldGatherer } from './analysis/gather-field.ts';
export { gatherField } from './analysis/gather-field.ts';
export type { LabMethodCode } from './analysis/method-codes.ts';
export type { PlaceGrid } from './analysis/place-grid.ts';
export { planField } from './analysis/plan-field.ts';
export type { LabRefusalCode } from './analysis/refusal-codes.ts';
export { LAB_REFUSAL_CODES } from './analysis/refusal-codes.ts';
export type { AnalysisPart } from './analysis/step-analysis.ts';
export { stepAnalysis } from './analysis/step-analysis.ts';
export { stepChokePoints } from './analysis/step-choke-points.ts';
export type { FieldSummary, PlaceRegion } from './analysis/summarise-field.ts';
export { regionsOfField, summariseField } from './analysis/summarise-field.ts';
export type { AlteredPair } from './analysis/symmetry/altered-pieces.ts';
export type { BoardMap } from './analysis/symmetry/board-map.ts';
export type { MatchedPair, MovedPair, SymmetryFinding } from './analysis/symmetry/find-symmetry.ts';
export { findSymmetry } from './analysis/symmetry/find-symmetry.ts';
export type { FieldWork } from './analysis/work-on-field.ts';
export { openFieldWork } from './analysis/work-on-field.ts';
// the board document
export type { Board, BoardMeta, Side } from './board/board.ts';
export { BOARD_FORMAT } from './board/board.ts';
export type { BoardFaultCode, BrokenBoardCode } from './board/board-check.ts';
export {
  BOARD_FAULT_CODES,
  BOARD_WARNING_CODES,
  BROKEN_BOARD_CODES,
  checkBoard,
  isBroken,
  meshesOf,
} from './board/board-check.ts';
export {
  withModel,
  withModelMoved,
  withModelTurned,
  withOpeningState,
  withoutModel,
  withoutPiece,
  withoutZone,
  withPiece,
  withZone,
} from './board/board-edit.ts';
export type { Body, BodyEye, BodyRegion, BodyVolume, Stance } from './board/body.ts';
export { STANCES } from './board/body.ts';
export type { Ladder } from './board/ladder.ts';
export type { Base, Declarations, HeightClass, Model, Sculpt } from './board/model.ts';
export { HEIGHT_CLASSES } from './board/model.ts';
export type { Opening, OpeningFrame, OpeningInfill, OpeningKind, OpeningState } from './board/opening.ts';
export { OPENING_KINDS } from './board/opening.ts';
export { STANDARD_HEIGHT, standardBody, standardMan } from './board/standard-body.ts';
export { NOTHING_STATED } from './board/stated-sizes.ts';
export type {
  CoverGrade,
  HeightCategory,
  PartCover,
  PieceOrigin,
  TerrainPart,
  TerrainPiece,
  TerrainTraits,
} from './board/terrain-piece.ts';
export { HEIGHT_CATEGORIES } from './board/terrain-piece.ts';
export type { LastingEffect, Objective, Zone } from './board/zone.ts';
export { LASTING_EFFECTS } from './board/zone.ts';

// what is kept of a dispute
export type { CaseAtTheTable } from './case/make-ruling.ts';
export { makeRuling, questionsBetween } from './case/make-ruling.ts';
export type { OpenedRuling, RulingDoubtCode, RulingNoticeCode, RulingOpeningFaultCode } from './case/open-ruling.ts';
export { openRuling, RULING_DOUBT_CODES, RULING_NOTICE_CODES, RULING_OPENING_FAULT_CODES } from './case/open-ruling.ts';

// dice
export { honestInterval } from './dice/honest-interval.ts';
export type { JudgedFace } from './dice/judge-tally.ts';
export { judgeTally } from './dice/judge-tally.ts';
export type { DiceFaultCode, DiceRoll } from './dice/notation.ts';
export { checkFaces, DICE_FAULT_CODES, parseDice, totalOf, writeDice } from './dice/notation.ts';
export type { DiceOdds } from './dice/odds.ts';
export { oddsOf, shareOf, waysToReach } from './dice/odds.ts';
export { chainOfSecrets, promiseOf } from './dice/promise.ts';
export { throwFaces } from './dice/throw-faces.ts';
export { canonicalForm } from './document/canonical-form.ts';
// games
export type { PlainData } from './document/plain-data.ts';
// files
export type { BoardWithMeshes } from './files/board-file.ts';
export { BOARD_FILE_FAULT_CODES, readBoardFile, writeBoardFile } from './files/board-file.ts';
export { hashBoard } from './files/board-hash.ts';
export type { BoardPlan, PlannedModel, PlannedPiece, PlannedPlace } from './files/board-plan.ts';
export { readBoardPlan } from './files/board-plan.ts';
export type { BoardWishes } from './files/boards/board-wishes.ts';
export type {
  ForeignBoard,
  ForeignBoardFaultCode,
  ForeignBoardKind,
  ForeignBoardNoticeCode,
  ForeignBoardReading,
  ForeignScale,
} from './files/boards/foreign-board.ts';
export { FOREIGN_BOARD_FAULT_CODES, FOREIGN_BOARD_NOTICE_CODES } from './files/boards/foreign-board.ts';
export { fetchPictureReaders } from './files/boards/height-maps.ts';
export type { MadeBoard } from './files/boards/make-board.ts';
export { boardOfForeign, proposeScale, SCALE_QUESTIONS, scaleForSquare } from './files/boards/make-board.ts';
export type { ForeignFile } from './files/boards/read-foreign-board.ts';
export { FOREIGN_BOARD_ENDINGS, readForeignBoard, readForeignBoardWith } from './files/boards/read-foreign-board.ts';
export { writeUniversalVtt } from './files/boards/write-universal-vtt.ts';
export type { ExportedPart } from './files/export/exported-part.ts';
export { withLightSculpts, withSculptBack } from './files/export/light-sculpts.ts';
export { write3mf } from './files/export/write-3mf.ts';
export { writeGlb } from './files/export/write-glb.ts';
export { writeStl } from './files/export/write-stl.ts';
export { bodyOfSculpt } from './files/figure/body-of-sculpt.ts';
export type { Guess, GuessConfidence, ShapeGuessCode } from './files/figure/guess.ts';
export { SHAPE_GUESS_CODES } from './files/figure/guess.ts';
export type { FoundBase } from './files/figure/guess-base.ts';
export type { FigureGuess, SculptRegion } from './files/figure/guess-figure.ts';
export { guessFigure } from './files/figure/guess-figure.ts';
export type { MeshUnderstanding, MeshWishes } from './files/figure/understand-mesh.ts';
export { understandMesh } from './files/figure/understand-mesh.ts';
export { readForcesFile } from './files/forces-file.ts';
export type { GameWithMeshes } from './files/game-file.ts';
export { GAME_FILE_FAULT_CODES, readGameFile, writeGameFile } from './files/game-file.ts';
export type { ImportKind } from './files/import-kind.ts';
export { kindOfImport } from './files/import-kind.ts';
export { DOCUMENT_FAULT_CODES } from './files/json-document.ts';
export { condenseMesh } from './files/large/condense-mesh.ts';
export { farthestOff } from './files/large/farthest-off.ts';
export type { DetailLevel } from './files/large/levels-of-detail.ts';
export { hasLevelsOfDetail, levelsOfDetail } from './files/large/levels-of-detail.ts';
export type { ByteSource } from './files/large/read-large-mesh.ts';
export { readLargeMesh } from './files/large/read-large-mesh.ts';
export type { FigureWishes } from './files/mesh/as-figure.ts';
export { modelFromMesh } from './files/mesh/as-figure.ts';
export type { ImportCredits, TerrainWishes } from './files/mesh/as-terrain.ts';
export { pieceFromMesh } from './files/mesh/as-terrain.ts';
export type { GuessReason, MeshGuessCode, MeshPurpose, PlacementGuess } from './files/mesh/guess-placement.ts';
export { guessPlacements, MESH_GUESS_CODES, placementOf, scaledToHeight } from './files/mesh/guess-placement.ts';
export { idFromName } from './files/mesh/id-from-name.ts';
export type {
  Companions,
  ImportedMesh,
  MeshFaultCode,
  MeshFileKind,
  MeshNotice,
  MeshNoticeCode,
  MeshReading,
} from './files/mesh/imported-mesh.ts';
export { MESH_FAULT_CODES, MESH_NOTICE_CODES } from './files/mesh/imported-mesh.ts';
export type { LengthUnit } from './files/mesh/length-unit.ts';
export { LENGTH_UNITS } from './files/mesh/length-unit.ts';
export { nothingLeft } from './files/mesh/nothing-left.ts';
export { fetchMeshReaders } from './files/mesh/read-gltf.ts';
export type { MeshImporter } from './files/mesh/read-mesh.ts';
export { MESH_IMPORTERS, openMeshArchive, readMesh, readMeshWith } from './files/mesh/read-mesh.ts';
export type { MeshBox, MeshPlacement, MeshReport, PlacedMesh } from './files/mesh/tidy-mesh.ts';
export { AS_IT_IS, placeMesh } from './files/mesh/tidy-mesh.ts';
export { hashMesh } from './files/mesh-hash.ts';
export type { MiniatureManifest } from './files/miniature-manifest.ts';
export { readMiniatureManifest } from './files/miniature-manifest.ts';
export { pictureAddress } from './files/rasters/picture-address.ts';
export type { Raster } from './files/rasters/raster.ts';
export { rastersOfField } from './files/rasters/rasters-of-field.ts';
export { writeFieldCsv } from './files/rasters/write-field-csv.ts';
export { writeGeoTiff } from './files/rasters/write-geotiff.ts';
export { shadeOf, writeRasterPng } from './files/rasters/write-raster-png.ts';
export type { MusterWishes, RosterFigure } from './files/rosters/muster-roster.ts';
export { musterRoster } from './files/rosters/muster-roster.ts';
export { ROSTER_ENDINGS, readRoster } from './files/rosters/read-roster.ts';
export type { Roster, RosterFaultCode, RosterNoticeCode, RosterReading, RosterUnit } from './files/rosters/roster.ts';
export { modelsIn, ROSTER_FAULT_CODES, ROSTER_NOTICE_CODES } from './files/rosters/roster.ts';
export type { ReadRuling, RulingFileFaultCode, RulingWithMeshes } from './files/ruling-file.ts';
export { RULING_FILE_FAULT_CODES, readRulingFile, rulingElement, writeRulingFile } from './files/ruling-file.ts';
export type { RulingLinkFaultCode } from './files/ruling-link.ts';
export { LONGEST_RULING_LINK, openRulingLink, RULING_LINK_FAULT_CODES, rulingLink } from './files/ruling-link.ts';
export type { Scenario } from './files/scenario-file.ts';
export { placeInPlan, readScenarioFile } from './files/scenario-file.ts';
export { readStatedSizes, STATED_SIZES_FAULT_CODES } from './files/stated-sizes-file.ts';
export type { AgreedTerrain, TerrainAgreement, TerrainProposal } from './files/terrain/agree-terrain.ts';
export { agreeTerrain, isTaken, NOTHING_SAID, proposalsOf } from './files/terrain/agree-terrain.ts';
export type { FoundOpening, TerrainGuess } from './files/terrain/terrain-guess.ts';
export type { Fact, Proposal } from './game/fact.ts';
export type { GameRecord } from './game/game-record.ts';
export type { JournalLine } from './game/journal.ts';
export type { Command, Order } from './game/order.ts';
export type { GameRequest, RollRequest } from './game/request.ts';
export type { GameSetup } from './game/setup.ts';
// what a vehicle passes over, for whoever draws it
export { sweptPlan } from './geometry/driving/swept-plan.ts';
// what geometry is asked about vehicles and finds
export type { DriveFinding, DriveObstacle, DrivePlace, DriveStep } from './geometry/driving-queries.ts';
// what geometry is asked and finds
export type { SharesQuery } from './geometry/many-queries.ts';
// what geometry measures and finds
export type { Place, TableEdge, TableQuarter } from './geometry/measure-queries.ts';
export { TABLE_EDGES, TABLE_QUARTERS } from './geometry/measure-queries.ts';
// triangles of a solid, for whoever draws it
export { meshOfSolid } from './geometry/mesh/solid-mesh.ts';
// what geometry is asked about moving and finds
export type {
  Carrier,
  Hindrance,
  Waypoint,
} from './geometry/movement-queries.ts';
export type {
  AboveFinding,
  AreaFinding,
  Barrier,
  BehindFinding,
  BehindQuery,
  BlockerPolicy,
  Cloud,
  CoverFinding,
  CoverQuery,
  DistanceFinding,
  EyePolicy,
  FootingFinding,
  GroundQueries,
  HiddenShare,
  Hider,
  ImagePolygon,
  LineEnds,
  LineFinding,
  LineQuery,
  MarginFinding,
  MarginFlip,
  MarginPlace,
  MarginQuery,
  Measure,
  Mover,
  OpeningEyeFinding,
  PieceCover,
  PointFinding,
  PointQuery,
  SeenRegion,
  SightFinding,
  SightPicture,
  SightPredicate,
  SightQuery,
  SightRay,
  Source,
  SpaceQueries,
  StoppedRay,
  TargetPolicy,
  UnionQuery,
} from './geometry/queries.ts';
// the derived world of a board
export type { Physics } from './geometry/rapier/load.ts';
export { loadPhysics } from './geometry/rapier/load.ts';
export type { BoardSpace, SpaceStats } from './geometry/space-of-board.ts';
export { openSpace } from './geometry/space-of-board.ts';
// templates and what comes flying
export type { PlacedTemplate, TemplateShape } from './geometry/template-queries.ts';
export type { LastingMark } from './geometry/templates/zone-of-template.ts';
export { zoneOfTemplate } from './geometry/templates/zone-of-template.ts';
// names and quantities
export type { ClauseRef } from './identity/clause.ts';
export type {
  BoardHash,
  KitId,
  LadderId,
  MaterialId,
  MeshHash,
  MiniatureId,
  ModelId,
  ObjectiveId,
  OpeningId,
  PartId,
  PieceId,
  SideId,
  UnitId,
  ZoneId,
} from './identity/ids.ts';
export { BrokenInvariant } from './outcome/broken-invariant.ts';
export type { Fault, WithFaults } from './outcome/fault.ts';
export type { Fill } from './outcome/fill.ts';
export type { Refusal } from './outcome/refusal.ts';
export type { Result } from './outcome/result.ts';
export { fail, succeed } from './outcome/result.ts';
export type { Intent, PickOne } from './players/choose-at-random.ts';
export { chooseAtRandom } from './players/choose-at-random.ts';
export { playByCounsel } from './players/play-by-counsel.ts';
// re-checking what was found
export { checkRuling } from './proof/check-ruling.ts';
export type { ProofCheck, ProofCheckCode, ProofReport } from './proof/report.ts';
export { PROOF_CHECK_CODES } from './proof/report.ts';
export { keepFormation } from './rules/formation.ts';
export { MEASURE_REASON_CODES } from './rules/measure-codes.ts';
export type { OrderOdds } from './rules/playing.ts';
// rule sets and what they answer
export type { QuestionRefusalCode } from './rules/refusal-codes.ts';
export { QUESTION_REFUSAL_CODES } from './rules/refusal-codes.ts';
export { findRuleSet } from './rules/registry.ts';
export type { RuleSet, Table, VerdictOn } from './rules/rule-set.ts';
export type { Setting, Settings, SettingsSheet } from './rules/settings.ts';
export { agreedSettings, defaultSettings } from './rules/settings.ts';
export { WAY_REASON_CODES } from './rules/way-codes.ts';
export { BATTLE_CLAUSES } from './rulesets/battle/clauses.ts';
export { BATTLE_REASON_CODES, BATTLE_REFUSAL_CODES } from './rulesets/battle/codes.ts';
export { battle } from './rulesets/battle/rule-set.ts';
export { CORE_CLAUSES } from './rulesets/core/clauses.ts';
export { CORE_REASON_CODES } from './rulesets/core/codes.ts';
export { core } from './rulesets/core/rule-set.ts';
export { installedRuleSets } from './rulesets/installed.ts';
export { SKIRMISH_CLAUSES } from './rulesets/skirmish/clauses.ts';
export { SKIRMISH_REASON_CODES, SKIRMISH_REFUSAL_CODES } from './rulesets/skirmish/codes.ts';
export type { EffectiveCover, ShotAtCover } from './rulesets/skirmish/effective-cover.ts';
export { effectiveCover } from './rulesets/skirmish/effective-cover.ts';
export type { SkirmishFact } from './rulesets/skirmish/play/facts.ts';
export { SKIRMISH_ORDER_REFUSAL_CODES } from './rulesets/skirmish/play/refusal-codes.ts';
export type { Battle } from './rulesets/skirmish/play/state.ts';
export { skirmish } from './rulesets/skirmish/rule-set.ts';
export type {
  CoverAnswer,
  MoveAnswer,
  MoveUnitAnswer,
  ReachAnswer,
  RouteAnswer,
  SeesAnswer,
} from './ruling/answer.ts';
export { ENGINE_VERSION } from './ruling/engine-version.ts';
export type { Evidence, EvidenceId } from './ruling/evidence.ts';
export type {
  ClosestAnswer,
  ContactAnswer,
  Figure,
  FigureKind,
  MeasureAnswer,
  ToldKind,
  WithinAnswer,
} from './ruling/measure-answer.ts';
export type { DistanceQuestion, Measured } from './ruling/measure-question.ts';
export type {
  LookQuestion,
  MoveOrder,
  MoverState,
  MoveUnitQuestion,
  OpeningWork,
  Question,
  QuestionKind,
} from './ruling/question.ts';
export { HEAVY_WEAPONS, MOVE_ORDERS, OPENING_WORKS, QUESTION_KINDS, UNBURDENED } from './ruling/question.ts';
export type { RecordedRuling, RuledQuestion } from './ruling/recorded-ruling.ts';
export type { CrewMissesAnswer, GunAtManAnswer, SpreadAnswer } from './ruling/shot-answer.ts';
export type { CrewMissesQuestion, GunAtManQuestion, RangeZone, SpreadQuestion } from './ruling/shot-question.ts';
export { RANGE_ZONES } from './ruling/shot-question.ts';
export type { BestPlacementAnswer, IndirectShotAnswer, ScatterAnswer, TemplateHitsAnswer } from './ruling/template-answer.ts';
export type { ScatterDirection, TemplateWeapon } from './ruling/template-question.ts';
export { TEMPLATE_WEAPONS } from './ruling/template-question.ts';
export type { DriveAnswer, MayAimAnswer, SideOfAnswer } from './ruling/vehicle-answer.ts';
export type { DriveQuestion, DriverState, MountedWeapon, SideStrengths } from './ruling/vehicle-question.ts';
export { DRIVES, WEAPON_MOUNTS } from './ruling/vehicle-question.ts';
export type { Confidence, LookVerdict, Reason, Verdict, VerdictBasis } from './ruling/verdict.ts';
export type { Frame, Pose } from './space/frame.ts';
export { facingTowards, frameOfPose, intoFrame, outOfFrame } from './space/frame.ts';
export type { MeshEdges } from './space/mesh-edges.ts';
export type { PlanPoint, PlanPolygon } from './space/polygon.ts';
export type { Millimetres, Radians, Share, ShareBounds } from './space/quantity.ts';
export type { BoxSolid, MeshSolid, PolyhedronSolid, PrismSolid, Solid, Vec2 } from './space/solid.ts';
export type { MeshGroup, TriangleMesh } from './space/triangle-mesh.ts';
export type { BoardPoint, ModelPoint, Vec3 } from './space/vec3.ts';
export { playOn } from './tables/play-on.ts';
export { beginGame } from './turn/begin-game.ts';
export { diceOfGame } from './turn/dice-of-game.ts';
export { dispatch, withLine } from './turn/dispatch.ts';
export type { Game, PlayedWith } from './turn/game.ts';
export { positionOf } from './turn/game.ts';
export { recordOf } from './turn/record-of.ts';
export { GAME_REFUSAL_CODES } from './turn/refusal-codes.ts';
export type { JournalDoubt } from './turn/replay.ts';
export { branchOf, findJournalDoubt, playAgain, replayGame } from './turn/replay.ts';
export { standingLines } from './turn/standing-lines.ts';
export { throwByPromises, throwBySeed } from './turn/throw-dice.ts';
export { viewOf } from './turn/view-of.ts';
export type { OfferNow } from './turn/whose-turn.ts';
export { offersNow, offersOf, whoseTurn } from './turn/whose-turn.ts';
