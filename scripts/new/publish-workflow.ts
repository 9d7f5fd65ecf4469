/**
 * The actions of the workflow, each at a commit: a tag could lead to another one tomorrow. They do what their names say, and have no
 * other rights than their job.
 */
const ACTIONS = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  cache: 'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5',
  artifact: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  pagesArtifact: 'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  deployPages: 'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0',
} as const;

/** The workflow of a repository of data: it checks each change, and publishes the main branch. */
export const PUBLISH_WORKFLOW = `# Checks each change, and publishes the site: on GitHub Pages, or on another host (at the end of this file).
name: Publish

on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

# A newer version of a pull request makes the check of the older one pointless. What is being published is never stopped.
concurrency:
  group: publish-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${ACTIONS.checkout}
        with:
          # What was there before a pull request is needed to say what it changes.
          fetch-depth: \${{ github.event_name == 'pull_request' && '0' || '1' }}
          persist-credentials: false
      - uses: ${ACTIONS.node}
        with:
          node-version: 24
          cache: npm
      # Pictures and documents that have not changed are not made again.
      - uses: ${ACTIONS.cache}
        with:
          path: .content/cache
          key: work-\${{ hashFiles('package-lock.json') }}-\${{ github.sha }}
          restore-keys: work-\${{ hashFiles('package-lock.json') }}-
      - name: Install
        run: npm ci
      # Each problem becomes a remark at its line.
      - name: Check
        run: npx colloquium check --format github
      - name: Say what visitors will see changed
        if: github.event_name == 'pull_request'
        # Data that was wrong before cannot be compared.
        continue-on-error: true
        env:
          BASE: \${{ github.event.pull_request.base.sha }}
        run: npx colloquium diff "$BASE" --markdown >> "$GITHUB_STEP_SUMMARY"
      - name: Build
        run: npx colloquium build
      - name: Lay out for GitHub Pages
        run: npx colloquium deploy --host github-pages dist/pages
      - name: Keep the site of a pull request
        id: site
        if: github.event_name == 'pull_request'
        uses: ${ACTIONS.artifact}
        with:
          name: site
          path: dist/pages
          include-hidden-files: true
      - name: Link to it
        if: github.event_name == 'pull_request'
        env:
          SITE: \${{ steps.site.outputs.artifact-url }}
        run: echo "[The built site]($SITE), to download" >> "$GITHUB_STEP_SUMMARY"
      - name: Hand it to GitHub Pages
        if: github.event_name != 'pull_request'
        uses: ${ACTIONS.pagesArtifact}
        with:
          path: dist/pages

  publish:
    if: github.event_name != 'pull_request'
    needs: build
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.pages.outputs.page_url }}
    steps:
      - uses: ${ACTIONS.deployPages}
        id: pages

# Another host: delete the job "publish" above and the steps from "Lay out for GitHub Pages" on, and put one of these blocks in their
# place, without the # signs. Secrets are in the settings of the repository, under "Secrets and variables", "Actions".

# Netlify. A pull request gets an address of its own. Secrets: NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID.
#      - name: Lay out
#        run: npx colloquium deploy dist/site
#      - name: Publish
#        env:
#          NETLIFY_AUTH_TOKEN: \${{ secrets.NETLIFY_AUTH_TOKEN }}
#          NETLIFY_SITE_ID: \${{ secrets.NETLIFY_SITE_ID }}
#          WAY: \${{ github.event_name == 'pull_request' && format('--alias=change-{0}', github.event.number) || '--prod' }}
#        run: npx --yes netlify-cli@23 deploy --no-build --dir=dist/site "$WAY" >> "$GITHUB_STEP_SUMMARY"

# Cloudflare Pages. A pull request gets an address of its own. Secrets: CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID; put the project's
# name in place of my-conference.
#      - name: Lay out
#        run: npx colloquium deploy dist/site
#      - name: Publish
#        env:
#          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
#          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
#          BRANCH: \${{ github.head_ref || github.ref_name }}
#        run: npx --yes wrangler@4 pages deploy dist/site --project-name=my-conference --branch="$BRANCH" >> "$GITHUB_STEP_SUMMARY"

# A web server that takes rsync. The files of earlier releases in assets/ stay, for pages that are open. Secrets: SSH_KEY (a private key),
# KNOWN_HOSTS (what "ssh-keyscan HOST" prints), TARGET (as web@conference.example.org:/srv/site).
#      - name: Lay out
#        run: npx colloquium deploy --precompress dist/site
#      - name: Publish
#        if: github.event_name != 'pull_request'
#        env:
#          SSH_KEY: \${{ secrets.SSH_KEY }}
#          KNOWN_HOSTS: \${{ secrets.KNOWN_HOSTS }}
#          TARGET: \${{ secrets.TARGET }}
#        run: |
#          install -d -m 700 ~/.ssh
#          (umask 077 && echo "$SSH_KEY" > ~/.ssh/id_ed25519 && echo "$KNOWN_HOSTS" > ~/.ssh/known_hosts)
#          rsync -a dist/site/assets/ "$TARGET/assets/"
#          rsync -a --delay-updates --delete-after --exclude=/assets/ --exclude=/.well-known/ dist/site/ "$TARGET/"
`;
