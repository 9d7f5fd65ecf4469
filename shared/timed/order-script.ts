/**
 * Inline script after the sections of the home page: puts them into the order of the phase that it is, before they are
 * painted. `data-orders` of their parent lists [moment from which, ids of the sections]; what is in none comes last. The
 * content security policy allows the script by its hash.
 */
export const ORDER_SCRIPT =
  '(p=>{let o;for(let[from,ids]of JSON.parse(p.dataset.orders))if(!from||Date.now()>=Date.parse(from))o=ids;' +
  'for(let id of o||[]){let e=document.getElementById(id);while(e&&e.parentNode!=p)e=e.parentNode;e&&p.append(e)}' +
  '})(document.currentScript.parentElement)';
