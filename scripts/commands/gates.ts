export { main } from '../../tests/gates/run';
