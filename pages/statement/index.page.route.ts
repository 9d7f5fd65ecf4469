import { routeKind } from '../../renderer/page';

export default routeKind('statement');
