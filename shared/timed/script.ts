/**
 * Inline script at the end of an element with parts that depend on the time. It runs before they are painted, so that
 * nothing moves. A part is shown from `data-from` until `data-until`. `data-untimed` marks what is shown only without
 * script. `data-days` holds a date, whose distance from today is written there in the zone and locale next to it; not
 * while hidden, since the first use of `Intl` is slow. `data-ends` is the moment after which a part is over, until that
 * of the nearest `data-folds`. `data-during`, or a row that ends, marks what is on between the first two times in it; without an
 * end of its own, it is over after the second. The content security policy allows the script by its hash. It stays in `window.showTimed`, since enhancements/timed.ts calls it again.
 */
export const TIMED_SCRIPT =
  '(window.showTimed??=p=>{let n=Date.now(),t=e=>Date.parse(e);' +
  'for(let e of[p,...p.querySelectorAll("[data-from],[data-until],[data-untimed],[data-days],[data-ends],[data-during]")]){' +
  'let{from:a,until:b,untimed:u,days:d,zone:z,locale:l,ends:s,during:r}=e.dataset;' +
  'if(a||b||u!=null)e.hidden=u!=null||n<t(a)||n>=t(b);' +
  'if(r!=null||s!=null&&e.localName=="tr"){let[f,g]=e.querySelectorAll("time");e.ariaCurrent=n>=t(f.dateTime)&&n<t(g.dateTime)?"time":null;s||=g.dateTime}' +
  'if(s)e.toggleAttribute("data-over",n>=t(s)&&n<t(e.closest("[data-folds]")?.dataset.folds));' +
  'if(d&&!e.closest("[hidden]"))e.textContent=new Intl.RelativeTimeFormat(l,{numeric:"auto"}).format(' +
  'Math.round((t(d)-t(new Date(n).toLocaleDateString("sv",{timeZone:z})))/864e5),"day")' +
  '}})(document.currentScript.parentElement)';
