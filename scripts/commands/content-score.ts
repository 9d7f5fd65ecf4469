export { main } from '../../tests/content-score/run';
