/* tslint:disable */
/* eslint-disable */
export * from './AccountApi';
export * from './BoardApi';
export * from './EndgamesApi';
export * from './EngineApi';
export * from './EventsApi';
export * from './GamesApi';
export * from './MyGamesApi';
export * from './PicturesApi';
export * from './PlayersApi';
export * from './PositionsApi';
export * from './ProblemsApi';
export * from './RuleSetsApi';
export * from './ServiceApi';
