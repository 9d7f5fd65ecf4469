import { routeKind } from '../../renderer/page';

export default routeKind('special-sessions');
