/**
 * Inline script of the sections of the home page: puts them into the order of the phase that it is. `data-orders` of
 * their parent lists [moment from which, ids of the sections, ids of those that are hidden]. It stands at the start, where
 * it hides the sections to come, and at the end, where it moves them and shows all: over a slow line the first of them would be
 * painted, and then move. The content security policy allows the script by its hash.
 */
export const ORDER_SCRIPT =
  '(p=>{let o,h,f=id=>{let e=document.getElementById(id);while(e&&e.parentNode!=p)e=e.parentNode;return e};' +
  'for(let[t,s,g]of JSON.parse(p.dataset.orders))if(!t||Date.now()>=Date.parse(t))o=s,h=g;' +
  'if(p.hidden=!p.children[1])return;' +
  'for(let id of o||[]){let e=f(id);e&&p.append(e)}' +
  'for(let id of h||[]){let e=f(id);if(e)e.hidden=!0}' +
  '})(document.currentScript.parentElement)';
