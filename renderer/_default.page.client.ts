import { startEnhancements } from './enhancements';
import { startIslands } from './islands.client';

startEnhancements();
startIslands();
